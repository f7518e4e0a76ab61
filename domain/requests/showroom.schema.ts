/** Appointments in the showroom: content/showroom.json. */
import { z } from 'zod'

export const showroomSchema = z.strictObject({
  /** In which the opening hours are given. */
  timeZone: z.string(),
  /** Of a slot. */
  minutes: z.int().min(15).max(240),
  /** Appointments in one slot. */
  capacity: z.int().min(1).max(50),
  /** Days from today on that can be chosen. */
  daysAhead: z.int().min(1).max(180),
  /** Hours between now and the first slot that can be chosen. */
  hoursNotice: z.int().min(0).max(240),
  /** Days without appointments, '2026-12-25'. */
  closed: z.array(z.iso.date()),
})
export type Showroom = z.output<typeof showroomSchema>
