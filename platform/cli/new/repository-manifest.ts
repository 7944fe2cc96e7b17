import { SINGLETONS } from '../../bundling/federation/sharing.ts'
import { readPackage } from '../../bundling/workspace.ts'

/** The parts of a `package.json` that a team's own repository needs. */
export interface RepositoryManifest {
  readonly version?: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

interface RepositoryOptions {
  readonly site: string
  readonly prefix: string
  /** Shared module → the version that the live shell provides. */
  readonly offers: Readonly<Record<string, string>>
}

const SCRIPTS = {
  dev: 'platform dev',
  new: 'platform new',
  release: 'platform release',
  test: 'vitest run',
  types: 'platform types',
  words: 'node node_modules/platform/words/main.js',
}
/** `npm init` and `pnpm init` write a test that fails. */
const NO_TEST = /no test specified/
/** Tools in the versions with which the platform itself is developed. */
const TOOLS = ['@types/node', '@types/react', '@types/react-dom', 'typescript', 'vite', 'vitest']

/** Adds the commands, tools and settings of a team's own repository. Scripts that exist stay as they are. */
export function repositoryManifest(
  existing: RepositoryManifest,
  { site, prefix, offers }: RepositoryOptions,
) {
  const { main: _main, ...manifest } = existing as RepositoryManifest & { readonly main?: string }
  const scripts = Object.entries(existing.scripts ?? {}).filter(([, script]) => !NO_TEST.test(script))
  const libraries = SINGLETONS.map((name) => [name, offers[name]])
  const { json: platform } = readPackage(import.meta.dirname)
  const known = { ...platform.dependencies, ...platform.devDependencies }
  const tools = TOOLS.map((name) => [name, known[name]])
  return {
    version: '1.0.0',
    ...manifest,
    private: true,
    type: 'module',
    scripts: { ...SCRIPTS, ...Object.fromEntries(scripts) },
    // React in exactly the version that the shell brings.
    dependencies: { ...existing.dependencies, ...Object.fromEntries(libraries) },
    devDependencies: { ...Object.fromEntries(tools), ...existing.devDependencies },
    platform: { site, remotePrefix: prefix },
  }
}
