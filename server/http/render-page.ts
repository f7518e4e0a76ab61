/** Renders pages and runs server functions and API routes: TanStack Start's request handler. */
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

export const handle = createStartHandler(defaultRenderHandler)
