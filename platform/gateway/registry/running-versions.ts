import { isName, isVersion } from '../../registry/index.ts'

const MAX_LENGTH = 8_192

/** Reads `?runs=news@1.0.0-a,shop@2.0.0-b`, in which an open page names what it was served. Anyone can send anything. */
export function runningVersions(query: unknown): ReadonlyMap<string, string> | undefined {
  if (typeof query !== 'string' || query.length > MAX_LENGTH) return undefined
  const named = query.split(',').map((entry): [string, string] => {
    const [name = '', version = ''] = entry.split('@')
    return [name, version]
  })
  return new Map(named.filter(([name, version]) => isName(name) && isVersion(version)))
}
