import semver from 'semver'
import { dependencies, findPackage, type Package, sharedEntryPoints } from './workspace.ts'

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

/** For the shell: each module once, in this very version; what the first view needs stands in the first file. */
export function provided(modules: Readonly<Record<string, string>>, isEager: (specifier: string) => boolean) {
  return Object.fromEntries(
    Object.entries(modules).map(([specifier, version]) => [
      specifier,
      {
        shareKey: specifier,
        singleton: true,
        version,
        requiredVersion: false as const,
        eager: isEager(specifier),
      },
    ]),
  )
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
