import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readShell } from '../shells.ts'
import { UsageError, type Workspace } from '../workspace.ts'
import { fill, SUFFIX } from './fill.ts'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** A file with this in its name is written once for each language. */
const LOCALE = '{{locale}}'
const OWN_TEMPLATE = join(import.meta.dirname, 'remote')
/** Files for a package of a workspace; in a team's own repository, the remotes share those of the repository. */
const OF_WORKSPACE = ['package.json', 'README.md']

/** Creates a remote from the template, with words in every language of the shell. Returns its files. */
export async function createRemote(workspace: Workspace, name: string): Promise<readonly string[]> {
  const { root, remotePrefix = '', remoteTemplate } = workspace
  const folder = remotePrefix + name
  if (!NAME.test(name) || (remotePrefix && name.startsWith(remotePrefix)))
    throw new UsageError(
      `A remote is named in lower case, such as 'events': its folder will be ${remotePrefix}events.`,
    )
  const target = join(root, folder)
  if (existsSync(target)) throw new UsageError(`There is a folder ${basename(target)} already.`)
  const template = remoteTemplate ? join(root, remoteTemplate) : OWN_TEMPLATE
  const { layouts, access, locales } = await readShell(workspace)
  const values: Record<string, string> = {
    name,
    folder,
    key: name.includes('-') ? `'${name}'` : name,
    Title: name[0]?.toUpperCase() + name.slice(1).replaceAll('-', ' '),
    layout: layouts[0] ?? '',
    access: Object.keys(access)[0] ?? '',
  }

  const files = new Map<string, string>()
  for (const file of globSync(`**/*${SUFFIX}`, { cwd: template })) {
    const text = fill(readFileSync(join(template, file), 'utf8'), values)
    const own = fill(file.slice(0, -SUFFIX.length), values)
    if (workspace.shell === undefined && OF_WORKSPACE.includes(own)) continue
    for (const locale of own.includes(LOCALE) ? locales : [''])
      files.set(own.replace(LOCALE, locale), text.replaceAll(LOCALE, locale))
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), text)
  }
  return [...files.keys()].sort()
}
