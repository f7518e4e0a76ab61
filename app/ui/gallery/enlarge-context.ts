/** True within an EnlargeArea. */
import { createContext } from 'react'

export const EnlargeContext = createContext(false)

/** The `tabIndex` of the pictures inside: -1 where Tab passes them by. */
export const TabStopContext = createContext<-1 | undefined>(undefined)
