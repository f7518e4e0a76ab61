import { createFileRoute } from '@tanstack/react-router'
import { pictureResponse } from '#server/images/picture-response.ts'
import { sitePictures } from '#server/images/site-pictures.ts'

export const Route = createFileRoute('/img/$')({
  server: {
    handlers: {
      GET: ({ request, params }) => pictureResponse(request, params['_splat'] ?? '', sitePictures()),
    },
  },
})
