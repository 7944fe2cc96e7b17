import { parseArgs } from 'node:util'
import { usageOf } from '../usage.ts'
import { UsageError } from '../workspace.ts'

export interface DevArguments {
  /** Bundles to run from source; an empty list means all. */
  readonly names: readonly string[]
  /** The deployed site that serves everything else: the repository's, or without one the workspace's own server. */
  readonly site?: URL
}

export function readDevArguments(words: readonly string[], ownSite?: string): DevArguments {
  const { values, positionals } = parse(words)
  const address = values.site ?? ownSite
  if (address === undefined) return { names: positionals }
  const site = URL.parse(address)
  if (site?.protocol !== 'http:' && site?.protocol !== 'https:') {
    throw new UsageError(
      `'${address}' is not the address of a site. Write it in full, such as https://example.org.`,
    )
  }
  return { names: positionals, site }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { site: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usageOf('dev')}`)
  }
}
