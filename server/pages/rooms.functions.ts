/** Inspiration rooms from the content files. */
import { createServerFn } from '@tanstack/react-start'
import { siteContext } from '#server/site-context.ts'
import { roomCards } from './rooms.ts'

/** All rooms. */
export const fetchRooms = createServerFn({ method: 'GET' }).handler(async () => roomCards((await siteContext()).files))
