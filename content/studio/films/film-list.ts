/** public/media/video/films.json: what is known of each film. */
import { z } from 'zod'

/** `seconds`: what its frames add up to; `webm` and `mp4`: bytes. */
export const filmsSchema = z.record(
  z.string(),
  z.strictObject({ seconds: z.number(), width: z.int(), height: z.int(), webm: z.int(), mp4: z.int() }),
)
