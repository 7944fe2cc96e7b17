import { paths } from '../paths.ts'

/** A base that no host has: a path that keeps this origin when resolved leads to no other site. */
const HERE = 'http://here.invalid'

/** The page to return to after the login; undefined unless it is a page of this site. */
export function backPath(requested: string | null): string | undefined {
  if (!requested?.startsWith('/')) return undefined
  const url = URL.parse(requested, HERE)
  // Browsers read two leading slashes as a host.
  if (url?.origin !== HERE || url.pathname.startsWith('//') || url.pathname === paths.login) return undefined
  return url.pathname + url.search + url.hash
}
