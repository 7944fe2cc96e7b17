import { hostname } from 'node:os'

/** A name for this process, unique among all that share the storage. */
export function nodeName(host = hostname(), pid = process.pid): string {
  return `n-${host.replaceAll(/[^0-9A-Za-z.-]/g, '-').slice(0, 100)}-${pid}`
}
