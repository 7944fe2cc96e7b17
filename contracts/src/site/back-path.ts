import { paths } from '../paths.ts'

/** Of no host at all: whatever this is resolved against it and still is of this origin leads nowhere else. */
const HERE = 'http://here.invalid'

/** Where a visitor wanted to go when sent to log in; only ever a page of this site. */
export function backPath(wanted: string | null): string | undefined {
  if (!wanted?.startsWith('/')) return undefined
  const url = URL.parse(wanted, HERE)
  // Two slashes at its beginning would be read as a host.
  if (url?.origin !== HERE || url.pathname.startsWith('//') || url.pathname === paths.login) return undefined
  return url.pathname + url.search + url.hash
}
