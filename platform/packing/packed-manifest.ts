/** The parts of a `package.json` that packing reads or changes. */
export interface Manifest {
  readonly exports: Readonly<Record<string, string>>
  readonly bin: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Libraries that the product installs itself, because a page can hold only one copy. */
const PEERS = ['react', 'react-dom']

/** Converts the workspace's manifest, with sources, into that of the package, with built files. */
export function packedManifest({ devDependencies: _left, ...manifest }: Manifest): Manifest {
  const dependencies = Object.entries(manifest.dependencies)
  return {
    ...manifest,
    bin: built(manifest.bin),
    exports: built(manifest.exports),
    dependencies: Object.fromEntries(dependencies.filter(([name]) => !PEERS.includes(name))),
    peerDependencies: {
      ...manifest.peerDependencies,
      ...Object.fromEntries(
        dependencies.filter(([name]) => PEERS.includes(name)).map(([name, version]) => [name, `^${version}`]),
      ),
    },
  }
}

function built(targets: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(targets).map(([key, target]) => [key, builtFile(target)]))
}

/** Names the file into which a source is compiled. */
function builtFile(file: string): string {
  return file.endsWith('.d.ts') ? file : file.replace(/\.tsx?$/, '.js')
}
