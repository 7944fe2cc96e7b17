import semver from 'semver'
import { dependencies, findPackage, type Package, sharedEntryPoints } from '../workspace.ts'

/** Libraries of which a page can hold only one copy, with the subpaths that code imports. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
}

/** Libraries that every shell provides and no remote brings. */
export const SINGLETONS: readonly string[] = Object.keys(LIBRARIES)

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
    const get = file
      ? `import(/* webpackChunkName: ${JSON.stringify(file)} */ ${name}).then((module) => () => module)`
      : `() => require(${name})`
    return `${name}: { version: ${JSON.stringify(version)}, get: () => ${get} }`
  })
  return `exports.ownShareScope = () => ({ ${offers.join(', ')} })`
}

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
