/** The state of the sources of this process. */
import { createServerFn } from '@tanstack/react-start'
import { currentStatus } from './source-status.ts'

export const fetchSourceStatus = createServerFn({ method: 'GET' }).handler(() => currentStatus.call())
