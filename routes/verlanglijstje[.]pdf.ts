import { createFileRoute } from '@tanstack/react-router'
import { refuseMethod } from '#server/newsletter/method-refusal.ts'
import { wishListByAddress, wishListByForm } from '#server/pdf/wish-list-answer.ts'

export const Route = createFileRoute('/verlanglijstje.pdf')({
  server: { handlers: { GET: ({ request }) => wishListByAddress(request), POST: ({ request }) => wishListByForm(request), ANY: refuseMethod('GET', 'POST') } },
})
