/** Request middleware of Start: same-origin only for server functions. Headers and the page answer are made in server/http. */
import { createCsrfMiddleware, createStart } from '@tanstack/react-start'

const csrf = createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })

export const startInstance = createStart(() => ({ requestMiddleware: [csrf] }))
