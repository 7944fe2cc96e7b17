import type { RemoteModule } from '../contract.ts'
import type { Container, ShareScope } from '../federation/share-scope.ts'
import { loadScript, preloadModule } from './load.ts'
import type { AdoptedSettings } from './settings.ts'

declare const ADOPTED: AdoptedSettings
/** The browser's `import()`. The adapter's build puts it here, since compilers take an import for one of their own. */
declare const importUrl: (url: string) => Promise<object>

const settings = ADOPTED

/** A build of others that has started. */
interface AdoptedBuild extends Pick<AdoptedSettings, 'data' | 'titles'> {
  /** Returns the component, or whatever the module of a page or widget has as its default export. */
  load(part: string): Promise<unknown>
  /** Returns a library that this build and the shell share. */
  take(library: string): Promise<unknown>
}

type Adapter = (build: AdoptedBuild) => RemoteModule | Promise<RemoteModule>

/** Registers the container of an adopted remote, which the shell treats like that of any other. */
export function register(adapt: Adapter): void {
  const base = (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, '')
  let scope: ShareScope = {}
  let build: Promise<AdoptedBuild> | undefined
  const container: Container = {
    async init(shared) {
      scope = shared
      build ??= start(base, scope)
      // Let the next attempt try again.
      build.catch(() => {
        build = undefined
      })
      await build
    },
    async get() {
      const remote = await adapt((await build) as AdoptedBuild)
      return () => ({ default: remote })
    },
  }
  Object.assign(globalThis, { [settings.federation]: container })
}

async function start(base: string, scope: ShareScope): Promise<AdoptedBuild> {
  const { data, titles, parts, start } = settings
  const url = base + start.file
  const module = start.type === 'module' ? await importModule(url, start.integrity) : await runScript(url)
  const isFederated = 'init' in module && 'get' in module
  const container = module as unknown as Container
  if (isFederated) await container.init(scope)
  return {
    data,
    titles,
    async load(part) {
      const { module: name = '', files = {} } = parts[part] ?? {}
      // The build's own runtime finds them loaded; it would not name their hashes.
      const load = async ([file, integrity]: [string, string]) =>
        start.type === 'module' ? preloadModule(base + file, integrity) : loadScript(base + file, integrity)
      await Promise.all(Object.entries(files).map(load))
      const loaded = isFederated ? (await container.get(name))() : module
      return (loaded as { default?: unknown }).default ?? loaded
    },
    async take(library) {
      const versions = Object.values(scope[library] ?? {})
      const shared = versions.find(({ lib }) => lib) ?? versions[0]
      if (!shared) throw new Error(`${data.name} doesn't share ${library}, which its adapter needs.`)
      return (await shared.get())()
    },
  }
}

async function importModule(url: string, integrity: string): Promise<object> {
  preloadModule(url, integrity)
  return importUrl(url)
}

/** Another version of the build may have set the global before. */
async function runScript(url: string): Promise<object> {
  const { integrity, global } = settings.start
  const globals = globalThis as unknown as Record<string, object | undefined>
  await loadScript(url, integrity)
  const container = globals[global]
  if (!container) throw new Error(`${url} has not defined ${global}.`)
  return container
}
