import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import semver from 'semver'
import { foreignSelectors } from '../../bundling/checks/style-selectors.ts'
import { describeFile } from '../../bundling/describe/file.ts'
import { federationName } from '../../bundling/federation/name.ts'
import { LIBRARY_MODULES, requiredRange } from '../../bundling/federation/sharing.ts'
import { folderHash } from '../../bundling/folder-hash.ts'
import {
  type Assets,
  BUNDLE_FILE,
  type FileInfo,
  type RemoteBundle,
  STANDARD_CONTRACT,
} from '../../protocol/index.ts'
import { UsageError } from '../workspace.ts'
import { ADAPTERS, buildAdapter } from './build-adapter.ts'
import { filesOf, type Manifest } from './manifest.ts'
import type { ForeignBuild } from './read-build.ts'
import type { Wishes } from './wishes.ts'

/** Where the build's own files are in the bundle. */
const FOLDER = 'build/'
/** The global with which a build's files register, the same in all its versions; two of these may be in one page. */
const REGISTRATION = /\b(?:rspack|webpack)Chunk\w*/g

/** Writes a bundle into a folder that holds a build of others and its adapter. */
export async function adoptBuild(build: ForeignBuild, wishes: Wishes, folder: string): Promise<void> {
  const { data, modules, titles, framework } = wishes
  refuseForeignStyles(build)
  const version = versionOf(build, wishes)
  const federation = federationName(data.name, version)
  const files: Record<string, FileInfo> = {}
  const add = async (name: string, content: Buffer) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
    files[name] = await describeFile(join(folder, name), content)
  }
  const isModule = build.manifest ? build.manifest.metaData.remoteEntry.type === 'module' : true
  for (const [name, content] of build.files) {
    const isScript = !isModule && name.endsWith('.js')
    await add(FOLDER + name, isScript ? withOwnRegistration(content, federation) : content)
  }
  const assets = new Map(
    Object.entries(modules).map(([part, module]) => [part, assetsOf(build, module, isModule)] as const),
  )
  const integrity = (file: string) => files[file]?.integrity ?? ''
  const start = FOLDER + build.start
  const adapter = await buildAdapter(framework, {
    federation,
    data,
    titles,
    start: {
      file: start,
      integrity: integrity(start),
      type: isModule ? 'module' : 'script',
      global: build.manifest?.metaData.globalName ?? '',
    },
    parts: Object.fromEntries(
      [...assets].map(([part, { js, modules: list = js }]) => [
        part,
        {
          module: modules[part] ?? '',
          files: Object.fromEntries(list.map((file) => [file, integrity(file)])),
        },
      ]),
    ),
  })
  const entry = `entry.${createHash('sha256').update(adapter).digest('hex').slice(0, 8)}.js`
  await add(entry, Buffer.from(adapter))
  const none: Assets = { js: [], css: [] }
  const locales = Object.keys(titles)
  const of = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, assets.get(name) ?? none]))
  const bundle: RemoteBundle = {
    kind: 'remote',
    name: data.name,
    version,
    source: `adopted/${data.name}`,
    federation,
    data,
    entry,
    files,
    pages: of(data.routes.map(({ name }) => name)),
    widgets: of((data.slots ?? []).map(({ widget }) => widget)),
    words: Object.fromEntries(locales.map((locale) => [locale, none])),
    titles,
    missingWords: {},
    needs: { contract: STANDARD_CONTRACT, shared: await neededFromShell(build.manifest, framework) },
  }
  await writeFile(join(folder, BUNDLE_FILE), JSON.stringify(bundle, null, 1))
}

/** Its styles stay when the visitor has left its pages. */
function refuseForeignStyles({ files }: ForeignBuild) {
  for (const [name, content] of files) {
    const [selector] = name.endsWith('.css') ? foreignSelectors(content.toString(), false) : []
    if (selector !== undefined)
      throw new UsageError(
        `The rule for '${selector}' in ${name} applies to the whole site. Begin the selector with a class of its own.`,
      )
  }
}

/** The build's own number and a hash of all that the bundle is made of. */
function versionOf({ files, manifest }: ForeignBuild, wishes: Wishes): string {
  const hash = createHash('sha256').update(JSON.stringify(wishes)).update(folderHash(ADAPTERS))
  for (const [name, content] of files) hash.update(`\0${name}\0`).update(content)
  const number = semver.valid(manifest?.metaData.buildInfo?.buildVersion ?? null) ?? '1.0.0'
  return `${number}-${hash.digest('hex').slice(0, 10)}`
}

function withOwnRegistration(content: Buffer, federation: string): Buffer {
  return Buffer.from(content.toString().replaceAll(REGISTRATION, (name) => `${name}_${federation}`))
}

/** The files that a page or widget needs at once, with the libraries that the build brings itself. */
function assetsOf({ manifest, start }: ForeignBuild, module: string, isModule: boolean): Assets {
  const exposed = manifest?.exposes.find(({ path }) => path === module)
  if (manifest && !exposed)
    throw new UsageError(
      `The build exposes no '${module}'. It exposes ${manifest.exposes.map(({ path }) => path).join(', ')}.`,
    )
  const own = (manifest?.shared ?? []).filter(({ name }) => !LIBRARY_MODULES.includes(name))
  const inFolder = (names: readonly string[]) => [...new Set(names)].map((name) => FOLDER + name)
  const scripts = inFolder([
    start,
    ...filesOf(exposed?.assets, 'js'),
    ...own.flatMap(({ assets }) => filesOf(assets, 'js', true)),
  ])
  const css = inFolder(filesOf(exposed?.assets, 'css'))
  return isModule ? { js: [], css, modules: scripts } : { js: scripts, css }
}

/** The libraries that it doesn't bring, or that a page holds only once. */
async function neededFromShell(
  manifest: Manifest | undefined,
  framework: Wishes['framework'],
): Promise<Record<string, string>> {
  const shared = (manifest?.shared ?? []).filter(
    ({ name, assets }) => LIBRARY_MODULES.includes(name) || filesOf(assets, 'js', true).length === 0,
  )
  const needed = shared.map((module) => [module.name, rangeOf(module)] as const)
  if (framework !== 'react') return Object.fromEntries(needed)
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { version } = JSON.parse(text) as { version: string }
  return Object.fromEntries([...needed, ['platform/runtime/remote', requiredRange(version)]])
}

/** A tool that doesn't find a library's version writes one that is none. */
function rangeOf({ requiredVersion, version = '' }: Manifest['shared'][number]): string {
  if (requiredVersion && semver.validRange(requiredVersion)) return requiredVersion
  return semver.valid(version) ? requiredRange(version) : '*'
}
