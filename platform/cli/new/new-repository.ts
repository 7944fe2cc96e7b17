import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EXPORTS_FILE } from '../../bundling/workspace.ts'
import type { ShellBundle } from '../../protocol/index.ts'
import { UsageError } from '../workspace.ts'
import { fill, SUFFIX } from './fill.ts'
import { type RepositoryManifest, repositoryManifest } from './repository-manifest.ts'

const TEMPLATE = join(import.meta.dirname, 'repository')
const SITE_TEMPLATE = join(import.meta.dirname, 'site')

interface Repository {
  readonly site: string
  readonly shell: ShellBundle
  /** The name of its first remote. */
  readonly name: string
}

/** Turns a folder in which the packed packages of a site are installed into a team's own repository. Leaves existing files. */
export function createRepository(root: string, { site, shell, name }: Repository): void {
  const file = join(root, 'package.json')
  if (!existsSync(file))
    throw new UsageError(
      `${root} has no package.json. Create one with npm init -y, and install the site's packages.`,
    )
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as RepositoryManifest
  const packages = Object.keys(manifest.dependencies ?? {})
    .filter((dependency) => existsSync(join(root, 'node_modules', dependency, EXPORTS_FILE)))
    .sort()
  if (!packages.includes('platform'))
    throw new UsageError(
      `The packages of ${site} are not installed in ${root}. Its team packs them: pack:sdk.`,
    )
  const prefix = packedPrefix()
  const values = {
    name,
    folder: prefix + name,
    site,
    packages: packages.join('|'),
    packageList: packages.map((it) => `\`${it}\``).join(', '),
  }
  // Patterns leave out folders with a dot, so the template has `{{dot}}` in their names.
  for (const template of globSync(`**/*${SUFFIX}`, { cwd: TEMPLATE }))
    write(
      join(root, fill(template.slice(0, -SUFFIX.length), { dot: '.' })),
      fill(read(join(TEMPLATE, template)), values),
    )
  write(join(root, 'tsconfig.json'), read(join(SITE_TEMPLATE, `tsconfig.json${SUFFIX}`)))
  write(join(root, '.gitignore'), 'node_modules\ndist\n.platform\n')
  const changed = repositoryManifest(manifest, { site, prefix, offers: shell.offers })
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`)
}

/** The beginning of the names of the site's remotes, which its workspace has packed with the platform. */
function packedPrefix(): string {
  const file = join(import.meta.dirname, '../../package.json')
  return (JSON.parse(read(file)) as { readonly remotePrefix?: string }).remotePrefix ?? ''
}

function write(file: string, text: string) {
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
