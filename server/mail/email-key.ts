/** Recognises two spellings of one email address. */
import { domainToASCII } from 'node:url'

/** The address in lower case with its host in ASCII: 'Post@Mäuse.example ' and 'post@xn--mse-qla.example' are one. */
export function emailKey(email: string): string {
  const address = email.trim().normalize('NFC')
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1)
  return `${address.slice(0, at).toLowerCase()}@${domainToASCII(host) || host.toLowerCase()}`
}
