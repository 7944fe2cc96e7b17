import semver from 'semver'
import { findInstalled, type Package } from '../workspace.ts'
import { requiredRange, SINGLETONS } from './sharing.ts'

/**
 * Refuses a bundle that declares another version of a library than the one that it would get from the shell. `shared` maps
 * shared modules to their versions.
 */
export function refuseOtherLibraries(pkg: Package, shared: Readonly<Record<string, string>>): void {
  const { name: bundle, dependencies, devDependencies, peerDependencies } = pkg.json
  const declared = { ...peerDependencies, ...devDependencies, ...dependencies }
  for (const library of SINGLETONS) {
    const provided = shared[library]
    if (declared[library] === undefined || provided === undefined) continue
    const own = findInstalled(library, pkg.folder)?.json.version
    // A production install leaves out development dependencies.
    if (own === undefined) continue
    if (semver.satisfies(provided, requiredRange(own))) continue
    throw new Error(
      `${bundle} declares ${library} ${own}, but gets ${provided} from the shell: a page can hold only one ${library}. ` +
        `Declare the shell's version in the package.json of ${bundle}.`,
    )
  }
}
