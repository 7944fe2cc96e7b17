import { UsageError } from '../workspace.ts'

interface Files {
  readonly sync?: readonly string[]
  readonly async?: readonly string[]
}

interface ManifestAssets {
  readonly js?: Files
  readonly css?: Files
}

/** The part of an `mf-manifest.json` that is read here. The builds of Module Federation 2 write it. */
export interface Manifest {
  readonly metaData: {
    readonly remoteEntry: { readonly name: string; readonly path?: string; readonly type?: string }
    readonly globalName?: string
    readonly publicPath?: string
    readonly buildInfo?: { readonly buildVersion?: string }
  }
  readonly exposes: readonly { readonly path: string; readonly assets: ManifestAssets }[]
  readonly shared: readonly {
    readonly name: string
    readonly version?: string
    readonly requiredVersion?: string | false
    readonly assets?: ManifestAssets
  }[]
}

export const MANIFEST = 'mf-manifest.json'

export function parseManifest(text: string): Manifest {
  const manifest = parse(text)
  if (!manifest?.metaData?.remoteEntry?.name || !Array.isArray(manifest.exposes))
    throw new UsageError(
      `The ${MANIFEST} isn't one of Module Federation 2: it names no remoteEntry or exposes.`,
    )
  const { publicPath = 'auto' } = manifest.metaData
  // Its files are served from other addresses here, one for each version.
  if (publicPath !== 'auto' && publicPath !== './' && publicPath !== '')
    throw new UsageError(
      `The build has the fixed public path '${publicPath}'. Build it with publicPath: 'auto', or base: './' in Vite.`,
    )
  return { ...manifest, shared: manifest.shared ?? [] } as Manifest
}

function parse(text: string): Partial<Manifest> | undefined {
  try {
    return JSON.parse(text) as Partial<Manifest>
  } catch {
    throw new UsageError(`The ${MANIFEST} is no JSON.`)
  }
}

/** Where the remote's entry lies, relative to the manifest. */
export function entryOf({ metaData: { remoteEntry } }: Manifest): string {
  return [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/')
}

/** The files that these assets need at once, and with `all` also those that they load later. */
export function filesOf(
  assets: ManifestAssets | undefined,
  kind: 'js' | 'css',
  all = false,
): readonly string[] {
  const { sync = [], async: later = [] } = assets?.[kind] ?? {}
  return all ? [...sync, ...later] : sync
}
