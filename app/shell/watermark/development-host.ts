/** Which hosts are for development (docs/rules.md, Overlays). Pure. */

const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** True for localhost, any bare IP address and the host named by DEV_HOST; `hostname` as `location.hostname` writes it, without port. */
export function isDevelopmentHost(hostname: string, devHost: string | undefined): boolean {
  const host = hostname.toLowerCase()
  return (
    host === 'localhost' ||
    ipv4.test(host) ||
    host.startsWith('[') ||
    (devHost !== undefined && devHost !== '' && host === devHost.toLowerCase())
  )
}
