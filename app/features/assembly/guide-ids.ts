/** Places in a guide that others lead to. */

/** Where it says what it is for. */
export const yoursId = 'herkennen'
/** What to do when it does not work. */
export const faultsId = 'storingen'
