/** The parts of a `package.json` that packing reads or changes. */
export interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

interface PackedManifestOptions {
  /** The version to pack it as, instead of its own. */
  readonly version?: string
  /** Returns the version of a dependency that the manifest doesn't name itself (`catalog:`, `workspace:*`). */
  readonly versionOf?: (name: string) => string
}

/** Libraries that the product installs itself, because a page can hold only one copy. */
const PEERS = ['react', 'react-dom']
/** Tools that `new remote` gives to a team's own repository, in these versions. */
const TOOLS = ['@types/node', 'vite', 'vitest']

/** Converts the workspace's manifest, with sources, into that of the package, with built files. */
export function packedManifest(
  { devDependencies = {}, scripts: _left, ...manifest }: Manifest,
  { version, versionOf = ownVersion }: PackedManifestOptions = {},
): Manifest {
  const dependencies = Object.entries(manifest.dependencies ?? {})
  const isPeer = (name: string, range: string) => PEERS.includes(name) || range.startsWith('workspace:')
  const exact = (name: string, range: string) => (/^\d/.test(range) ? range : versionOf(name))
  const peers = dependencies
    .filter(([name, range]) => isPeer(name, range))
    // A package of the workspace works with those that were packed together with it.
    .map(([name, range]) => [name, (PEERS.includes(name) ? '^' : '') + exact(name, range)])
  const others = dependencies
    .filter(([name, range]) => !isPeer(name, range))
    .map(([name, range]) => [name, exact(name, range)])
  const tools = Object.entries(devDependencies).filter(
    ([name, range]) => TOOLS.includes(name) && /^\d/.test(range),
  )
  return {
    ...manifest,
    ...(version !== undefined && { version }),
    ...(manifest.bin && { bin: built(manifest.bin) }),
    exports: built(manifest.exports),
    dependencies: Object.fromEntries(others),
    peerDependencies: { ...manifest.peerDependencies, ...Object.fromEntries(peers) },
    ...(tools.length > 0 && { devDependencies: Object.fromEntries(tools) }),
  }
}

function ownVersion(name: string): never {
  throw new Error(`The manifest names no version of ${name}.`)
}

function built(targets: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(targets).map(([key, target]) => [key, builtFile(target)]))
}

/** Names the file into which a source is compiled. */
function builtFile(file: string): string {
  return file.endsWith('.d.ts') ? file : file.replace(/\.tsx?$/, '.js')
}
