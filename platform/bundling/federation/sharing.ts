import semver from 'semver'
import { dependencies, findPackage, type Package, sharedEntryPoints } from '../workspace.ts'

/** Libraries of which a page can hold one copy only, with the subpaths that code asks for. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
}

/** Shared module → version, of all that this package, its shared dependencies and the libraries offer. */
export function sharedModules(of: Package): Record<string, string> {
  const own = [of, ...dependencies(of)].filter(({ json }) => json.federation !== undefined)
  const libraries = Object.entries(LIBRARIES).flatMap(([name, specifiers]) => {
    const user = own.find(({ json }) => json.dependencies?.[name] !== undefined) ?? of
    const { version } = findPackage(name, user.folder).json
    return specifiers.map((specifier) => [specifier, version])
  })
  const entries = own.flatMap((dependency) =>
    sharedEntryPoints(dependency).map((specifier) => [specifier, dependency.json.version]),
  )
  return Object.fromEntries([...libraries, ...entries])
}

/** A remote runs with the minor version that it was built against, or a later one of the same major. */
export function requiredRange(version: string): string {
  return `^${semver.major(version)}.${semver.minor(version)}.0`
}

/** Where a shell's build has what `shareScopeModule` writes. It is no ES module: it hands on modules of both kinds as they are. */
export const SHARE_SCOPE = 'src/share-scope.virtual.cjs'

/** The shell's share scope, in the place of `own-share-scope.ts`: each module once, in this very version. */
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

/** For a remote: never its own copy. */
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
