/** The page comes to life in the browser: first the router takes over what the server found out, then, in a turn of its own, React takes over what stands there. */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { idle } from './lib/idle.ts'
import { turn } from './lib/turn.ts'
import { takeHeldPress } from './shell/arriving/held-press.ts'
import { searchReading } from './shell/read-search.ts'

async function comeToLife(): Promise<void> {
  await turn()
  const router = await hydrateStart()
  await turn()
  takeHeldPress()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
  await idle()
  await searchReading.fetch().catch(() => undefined) // asked for again when it is needed
}

void comeToLife()
