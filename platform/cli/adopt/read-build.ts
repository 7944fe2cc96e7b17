import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isKey } from '../../registry/storage/storage.ts'
import { UsageError } from '../workspace.ts'
import { entryOf, filesOf, MANIFEST, type Manifest, parseManifest } from './manifest.ts'

/** A build of others, as its tool has written it. */
export interface ForeignBuild {
  readonly files: ReadonlyMap<string, Buffer>
  /** Absent for an application that isn't federated. */
  readonly manifest?: Manifest
  /** The script or module that starts it. */
  readonly start: string
}

const NOT_SERVED = /(^|\/)\.|\.(html|map|gz|br|zip|d\.ts)$|(^|\/)(mf-(manifest|stats)|asset-manifest)\.json$/
const TIMEOUT = 30_000

/** Reads a build from its folder or its address. `start` is the module of an application that isn't federated. */
export async function readBuild(source: string, start?: string): Promise<ForeignBuild> {
  if (/^https?:\/\//.test(source)) return download(source, start)
  const stats = statSync(source, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) throw new UsageError(`There is no folder ${source}.`)
  const names = globSync('**/*', { cwd: source, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(source, '/').length).replaceAll('\\', '/'))
  const files = names
    .filter((name) => !NOT_SERVED.test(name))
    .sort()
    .map((name) => [name, readFileSync(join(source, name))] as const)
  const text = names.includes(MANIFEST) ? readFileSync(join(source, MANIFEST), 'utf8') : undefined
  return complete(new Map(files), text, start)
}

/** A file next to an ES module that imports it, or that preloads it. */
const IMPORTED = /["'`](\.{1,2}\/[\w./-]+\.(?:js|mjs|css))["'`]/g

/** Downloads the files that the manifest names, and those that ES modules among them import. */
async function download(source: string, start: string | undefined): Promise<ForeignBuild> {
  const manifestAddress = source.endsWith('.json') ? source : `${asFolder(source)}${MANIFEST}`
  const text = start === undefined ? (await fetched(new URL(manifestAddress))).toString() : undefined
  const folder = new URL('.', text === undefined ? asFolder(source) : manifestAddress)
  const manifest = text === undefined ? undefined : parseManifest(text)
  const isModule = manifest?.metaData.remoteEntry.type !== 'global'
  const files = new Map<string, Buffer>()
  const queue = [...(manifest ? namedIn(manifest) : []), ...(start === undefined ? [] : [start])]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (files.has(name)) continue
    const content = await fetched(new URL(name, folder))
    files.set(name, content)
    if (!isModule || !/\.m?js$/.test(name)) continue
    for (const [, path = ''] of content.toString().matchAll(IMPORTED)) {
      const { href } = new URL(path, new URL(name, folder))
      if (href.startsWith(folder.href)) queue.push(href.slice(folder.href.length))
    }
  }
  return complete(new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1))), text, start)
}

function namedIn(manifest: Manifest): string[] {
  const assets = [...manifest.exposes, ...manifest.shared].map((part) => part.assets)
  return [
    entryOf(manifest),
    ...assets.flatMap((it) => [...filesOf(it, 'js', true), ...filesOf(it, 'css', true)]),
  ]
}

function asFolder(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}

async function fetched(url: URL): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch((error: Error) => {
    throw new UsageError(`${url} cannot be read: ${error.message}.`)
  })
  if (!response.ok) throw new UsageError(`${url} cannot be read: its server answers ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

function complete(
  files: ReadonlyMap<string, Buffer>,
  manifestText: string | undefined,
  start: string | undefined,
): ForeignBuild {
  const manifest = start === undefined && manifestText !== undefined ? parseManifest(manifestText) : undefined
  const first = start ?? (manifest && entryOf(manifest))
  if (first === undefined)
    throw new UsageError(
      `There is no ${MANIFEST}. Have the build write one, or name the module that starts it: --entry <file>.`,
    )
  // A manifest from elsewhere must not say where on this machine its files are written.
  const outside = [...files.keys()].find((name) => !isKey(name))
  if (outside !== undefined)
    throw new UsageError(`The build has a file '${outside}', which is not inside it.`)
  if (!files.has(first)) throw new UsageError(`The build lacks the file ${first}.`)
  return { files, start: first, ...(manifest && { manifest }) }
}
