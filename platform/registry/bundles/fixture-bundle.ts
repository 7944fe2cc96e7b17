import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import {
  type Assets,
  BUNDLE_FILE,
  type Bundle,
  type FileInfo,
  type RemoteBundle,
  type RouteData,
  type ShellBundle,
  type ShellData,
} from '../../protocol/index.ts'
import { type FolderStorage, folderStorage } from '../storage/folder-storage.ts'
import { integrityOf } from './cache.ts'

const NO_ASSETS: Assets = { js: [], css: [] }

/** A toy remote with one page at `/<name>`; `parts` overrides the fields a test is about. */
export function remoteBundle(
  parts: Partial<RemoteBundle> & {
    routes?: readonly RouteData[]
    slots?: RemoteBundle['data']['slots']
  } = {},
): RemoteBundle {
  const {
    name = 'news',
    version = '1.0.0-a',
    routes = [route({ name: `${name}-home`, path: `/${name}` })],
    slots,
    ...rest
  } = parts
  const pages = Object.fromEntries(
    routes.map((route) => [route.name, { js: [`${route.name}.js`], css: ['page.css'] }]),
  )
  const widgets = Object.fromEntries(
    (slots ?? []).map(({ widget }) => [widget, { js: [`${widget}.js`], css: [] }]),
  )
  const names = ['entry.js', 'words.en.js', ...assetNames(pages), ...assetNames(widgets)]
  return {
    kind: 'remote',
    name,
    version,
    federation: `${name}_${version}`,
    entry: 'entry.js',
    words: { en: { js: ['words.en.js'], css: [] } },
    titles: {},
    missingWords: {},
    data: { name, routes, ...(slots && { slots }) },
    pages,
    widgets,
    needs: { shared: { react: '^19.0.0' }, contract: 1 },
    files: filesOf(name, version, names),
    ...rest,
  }
}

export function route(parts: Partial<RouteData> = {}): RouteData {
  return { name: 'home', path: '/home', layout: 'default', access: 'anyone', ...parts }
}

/** A toy shell; `data` overrides what it declares. */
export function shellBundle({
  data,
  ...parts
}: Partial<Omit<ShellBundle, 'data'>> & { data?: Partial<ShellData> } = {}): ShellBundle {
  const { name = 'shell', version = '1.0.0-s' } = parts
  return {
    kind: 'shell',
    version,
    federation: `${name}_${version}`,
    entry: 'main.js',
    initial: NO_ASSETS,
    words: {},
    titles: {},
    missingWords: {},
    offers: { react: '19.3.1' },
    lazyShared: {},
    files: filesOf(name, version, ['main.js']),
    ...parts,
    name,
    data: {
      name,
      layouts: ['default'],
      slots: ['banner'],
      access: { anyone: ['visitor', 'member'], visitor: ['visitor'], member: ['member'] },
      locales: ['en'],
      contracts: [1],
      budgets: { remotePage: 60_000, shell: 220_000 },
      ...data,
    },
  }
}

const serverHalves = new WeakMap<Bundle, Readonly<Record<string, Buffer>>>()

/** Adds a server half. */
export function withServerHalf<B extends Bundle>(bundle: B, code: string): B {
  const server = 'server.js'
  const bytes = Buffer.from(code)
  const info = { bytes: bytes.length, gzip: gzipSync(bytes).length, integrity: integrityOf(bytes) }
  const whole = { ...bundle, server, files: { ...bundle.files, [server]: info } }
  serverHalves.set(whole, { [server]: bytes })
  return whole
}

export function fileInfo(gzip: number): FileInfo {
  return { bytes: gzip * 3, gzip, integrity: 'sha256-' }
}

/**
 * Writes a folder as the build would: the files with their hashes in the bundle, optionally compressed ones too. A half for
 * the server has the code that `withServerHalf` gave it.
 */
export async function distFolder(bundle: Bundle, { compressed = false } = {}): Promise<string> {
  const folder = await temporaryFolder()
  const contents = Object.keys(bundle.files).map(
    (file) =>
      [file, serverHalves.get(bundle)?.[file] ?? contentOf(bundle.name, bundle.version, file)] as const,
  )
  for (const [file, bytes] of [...contents, [BUNDLE_FILE, Buffer.from(JSON.stringify(bundle))] as const]) {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    if (compressed) await writeFile(`${path}.br`, brotliCompressSync(bytes))
    if (compressed) await writeFile(`${path}.gz`, gzipSync(bytes))
  }
  return folder
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function temporaryStorage(): Promise<FolderStorage> {
  return folderStorage(await temporaryFolder())
}

function assetNames(groups: Readonly<Record<string, Assets>>): string[] {
  return Object.values(groups).flatMap(({ js, css }) => [...js, ...css])
}

function filesOf(name: string, version: string, files: readonly string[]): Record<string, FileInfo> {
  return Object.fromEntries(
    files.map((file) => {
      const bytes = contentOf(name, version, file)
      return [file, { bytes: bytes.length, gzip: 100, integrity: integrityOf(bytes) }]
    }),
  )
}

function contentOf(name: string, version: string, file: string): Buffer {
  return Buffer.from(`/* ${file} of ${name} ${version} */\n`.repeat(20))
}
