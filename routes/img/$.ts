import { createFileRoute } from '@tanstack/react-router'
import { answerPicture } from '#server/images/picture-answer.ts'
import { sitePictures } from '#server/images/site-pictures.ts'

export const Route = createFileRoute('/img/$')({
  server: {
    handlers: {
      GET: ({ request, params }) => answerPicture(request, params['_splat'] ?? '', sitePictures()),
    },
  },
})
