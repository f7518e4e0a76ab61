/** The request that code is working for, without handing it down: for the log. */
import { AsyncLocalStorage } from 'node:async_hooks'

/** `route` is a pattern such as /producten/$slug, worked out only when it is logged; never an address. */
export type CurrentRequest = { id: string; route: () => string }

const current = new AsyncLocalStorage<CurrentRequest>()

/** Runs `work` as a part of `request`. */
export const withinRequest = <T>(request: CurrentRequest, work: () => T): T => current.run(request, work)

/** Runs `work` as a part of no request: for loops that a request wakes. */
export const outsideRequests = <T>(work: () => T): T => current.exit(work)

/** Undefined outside a request. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore()
