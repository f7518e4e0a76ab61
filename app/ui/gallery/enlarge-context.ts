/** True within an EnlargeArea. */
import { createContext } from 'react'

export const EnlargeContext = createContext(false)
