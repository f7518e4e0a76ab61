// Must be the first import of router.tsx and of the server entry: zod probes `new Function` when a schema is made,
// which a Content-Security-Policy without 'unsafe-eval' reports as a violation.
import { config } from 'zod/v4/core'

config({ jitless: true })
