// Import this before zod in every file that the browser loads, and first in the server's entry: zod probes `new Function` when a schema
// is made, which a Content-Security-Policy without 'unsafe-eval' reports as a violation.
import { config } from 'zod/v4/core'

config({ jitless: true })
