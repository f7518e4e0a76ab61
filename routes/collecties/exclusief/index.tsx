import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/collecties/exclusief/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/collecties/exclusief/"!</div>
}
