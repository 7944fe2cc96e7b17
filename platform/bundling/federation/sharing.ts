import semver from 'semver'
import { dependencies, findPackage, type Package, sharedEntryPoints } from '../workspace.ts'

/** Libraries of which a page can hold only one copy, with the subpaths that code imports. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
}

/** Libraries that every shell provides and no remote brings. */
export const SINGLETONS: readonly string[] = Object.keys(LIBRARIES)

/** The modules of these libraries. */
export const LIBRARY_MODULES: readonly string[] = Object.values(LIBRARIES).flat()

/** Maps each shared module of this package, of its dependencies and of the libraries to its version. */
export function sharedModules(pkg: Package): Record<string, string> {
  const own = [pkg, ...dependencies(pkg)].filter(({ json }) => json.federation !== undefined)
  const libraries = Object.entries(LIBRARIES).flatMap(([name, specifiers]) => {
    const user = own.find(({ json }) => json.dependencies?.[name] ?? json.peerDependencies?.[name]) ?? pkg
    const { version } = findPackage(name, user.folder).json
    return specifiers.map((specifier) => [specifier, version])
  })
  const entries = own.flatMap((dependency) =>
    sharedEntryPoints(dependency).map((specifier) => [specifier, dependency.json.version]),
  )
  return Object.fromEntries([...libraries, ...entries])
}

/** A remote accepts the minor version that it was built against, and later ones of the same major version. */
export function requiredRange(version: string): string {
  return `^${semver.major(version)}.${semver.minor(version)}.0`
}

/** The virtual file with the source from `shareScopeModule`. It is CommonJS, to pass on ES modules and others unchanged. */
export const SHARE_SCOPE = 'src/share-scope.virtual.cjs'

/** Generates the shell's share scope, which replaces `own-share-scope.ts`: each module once, in exactly this version. */
export function shareScopeModule(
  modules: Readonly<Record<string, string>>,
  fileOf: (specifier: string) => string | undefined,
): string {
  const offers = Object.entries(modules).map(([specifier, version]) => {
    const name = JSON.stringify(specifier)
    const file = fileOf(specifier)
    const source = file
      ? `() => import(/* webpackChunkName: ${JSON.stringify(file)} */ ${name}).then((module) => () => module)`
      : `0, () => require(${name})`
    return `${name}: offer(${JSON.stringify(version)}, ${source})`
  })
  return `${OFFER}\nexports.ownShareScope = () => ({ ${offers.join(', ')} })`
}

/**
 * Describes the one version that the shell has, with the fields that Module Federation's runtime reads. `load` is absent if the
 * module is part of the first load. Remotes of contract 1 read the hidden fields, as does the server.
 */
const OFFER = `const offer = (version, load, lib) => {
  const get = load || (() => lib)
  const module = { version, get, lib, loaded: !load, from: 'shell' }
  return Object.defineProperties({ [version]: module }, { version: { value: version }, get: { value: get } })
}`

/** Sharing options for a remote, which never brings its own copy. */
export function consumed(modules: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(modules).map(([specifier, version]) => [
      specifier,
      {
        singleton: true,
        strictVersion: true,
        import: false as const,
        requiredVersion: requiredRange(version),
      },
    ]),
  )
}
