import { parseArgs } from 'node:util'
import { UsageError } from '../workspace.ts'

const USAGE = `Usage: npm run dev -- [remote…] [--site URL]
  npm run dev                                      everything from source
  npm run dev -- chat                              one remote from source, the others as last published
  npm run dev -- chat --site https://example.org   one remote from source, the rest and all data from that site`

export interface DevArguments {
  /** Bundles to run from source; an empty list means all. */
  readonly names: readonly string[]
  /** The deployed site that serves everything else; the workspace's own server by default. */
  readonly site?: URL
}

export function readDevArguments(words: readonly string[]): DevArguments {
  const { values, positionals } = parse(words)
  if (values.site === undefined) return { names: positionals }
  const site = URL.parse(values.site)
  if (site?.protocol !== 'http:' && site?.protocol !== 'https:') {
    throw new UsageError(
      `'${values.site}' is not the address of a site. Write it in full, such as https://example.org.`,
    )
  }
  return { names: positionals, site }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { site: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`)
  }
}
