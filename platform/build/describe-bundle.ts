import type { Assets, Bundle, RemoteData, ShellData } from '../data/index.ts'
import { type ChunkStats, chunkAssets } from './chunk-assets.ts'
import { readParts, readWords } from './parts.ts'

interface Common {
  /** The file that `data` was read from. */
  readonly dataFile: string
  readonly version: string
  readonly federation: string
  readonly frontDoor: string
  readonly words: string
}

export type BundleDescription = Common &
  (
    | {
        readonly kind: 'remote'
        readonly data: RemoteData
        readonly contract: number
        /** Shared module → range, of all that the remote may ask for. */
        readonly ranges: Readonly<Record<string, string>>
      }
    | { readonly kind: 'shell'; readonly data: ShellData; readonly offers: Readonly<Record<string, string>> }
  )

/** Puts together what others need to know of a bundle: what it says of itself, and what the bundler made of it. */
export function describeBundle(of: BundleDescription, stats: ChunkStats, files: Bundle['files']): Bundle {
  const assets = chunkAssets(stats)
  const { locales, missingWords, titles } = readWords(of.words)
  const words = Object.fromEntries(
    locales.map((locale) => [locale, assets.withModule(`/src/words/${locale}.json`)] as const),
  )
  const { version, federation } = of
  const common = { version, federation, files, words, missingWords, titles }

  if (of.kind === 'shell') {
    const entryFiles = stats.entrypoints['main']?.assets.map(({ name }) => name) ?? []
    const start = assets.requested('./start.tsx')
    const entry = entryFiles.find((name) => name.endsWith('.js'))
    if (!entry) throw new Error('The shell has no entry script.')
    const icon = Object.keys(files).find((name) => /^icon\.\w+\.svg$/.test(name))
    const lazy = Object.keys(of.offers).map((name) => [name, assets.providing(name)] as const)
    return {
      ...common,
      kind: 'shell',
      name: of.data.name,
      data: of.data,
      entry,
      ...(icon && { icon }),
      initial: { js: start.js, css: [...entryFiles.filter((name) => name.endsWith('.css')), ...start.css] },
      offers: of.offers,
      lazyShared: Object.fromEntries(lazy.filter(([, { js }]) => js.length > 0)),
    }
  }

  const { routes, slots = [] } = of.data
  const entry = Object.keys(files).find((name) => /^entry\b.*\.js$/.test(name))
  if (!entry) throw new Error(`${of.data.name} has no entry script.`)
  const parts = readParts(of.frontDoor)
  const assetsOfPart = (name: string, what: string): Assets => {
    const request = parts[name]
    if (request) return assets.requested(request)
    throw new Error(
      `${of.data.name}: ${what} '${name}' has no line "'${name}': () => import('./…')" in ${of.frontDoor}.`,
    )
  }
  return {
    ...common,
    kind: 'remote',
    name: of.data.name,
    data: of.data,
    entry,
    initial: assets.named('remote'),
    pages: Object.fromEntries(routes.map(({ name }) => [name, assetsOfPart(name, 'page')])),
    widgets: Object.fromEntries(slots.map(({ widget }) => [widget, assetsOfPart(widget, 'widget')])),
    needs: {
      contract: of.contract,
      shared: Object.fromEntries(
        Object.entries(of.ranges).filter(([name]) => assets.consumed.includes(name)),
      ),
    },
  }
}
