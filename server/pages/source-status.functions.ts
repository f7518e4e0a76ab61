/** How the sources of this process are. */
import { createServerFn } from '@tanstack/react-start'
import { currentStatus } from './current-status.ts'

export const fetchSourceStatus = createServerFn({ method: 'GET' }).handler(() => currentStatus.call())
