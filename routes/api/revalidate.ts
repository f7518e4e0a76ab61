import { createFileRoute } from '@tanstack/react-router'
import { contentDrops } from '#server/content/content-drops.ts'
import { revalidateAnswer } from '#server/content/revalidate-answer.ts'
import { env } from '#server/env.ts'
import { refuseMethod } from '#server/newsletter/method-refusal.ts'

export const Route = createFileRoute('/api/revalidate')({
  server: {
    handlers: {
      POST: ({ request }) =>
        revalidateAnswer(request, env().REVALIDATE_SECRET, (tags) => {
          void contentDrops().then((drops) => drops.tell(tags))
        }),
      ANY: refuseMethod('POST'),
    },
  },
})
