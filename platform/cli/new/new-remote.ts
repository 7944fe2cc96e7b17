import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ShellData } from '../../data/index.ts'
import { UsageError, type Workspace } from '../workspace.ts'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const SUFFIX = '.template'

/** Creates a remote from the workspace's template, with words in every language of the shell. Returns its files. */
export async function createRemote(workspace: Workspace, name: string): Promise<readonly string[]> {
  if (!NAME.test(name) || name.startsWith('mf-'))
    throw new UsageError(`A remote is named in lower case, such as 'events': its folder will be mf-events.`)
  const target = join(workspace.root, `mf-${name}`)
  if (existsSync(target)) throw new UsageError(`There is a folder ${basename(target)} already.`)
  if (!workspace.remoteTemplate)
    throw new UsageError("package.json names no template for remotes: 'platform.remoteTemplate', a folder.")
  const template = join(workspace.root, workspace.remoteTemplate)
  const title = name[0]?.toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const key = name.includes('-') ? `'${name}'` : name
  const fill = (text: string) =>
    text.replaceAll('{{name}}', name).replaceAll('{{key}}', key).replaceAll('{{Title}}', title)

  const files = new Map(
    globSync(`**/*${SUFFIX}`, { cwd: template }).map((file) => [
      fill(file.slice(0, -SUFFIX.length)),
      fill(readFileSync(join(template, file), 'utf8')),
    ]),
  )
  const words = { titles: { [name]: title }, intro: `${title}: say in a sentence what this page is for.` }
  for (const locale of await shellLocales(workspace))
    files.set(`src/words/${locale}.json`, `${JSON.stringify(words, null, 2)}\n`)

  for (const [file, text] of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), text)
  }
  return [...files.keys()].sort()
}

async function shellLocales({ root, shell }: Workspace): Promise<readonly string[]> {
  const { default: data } = (await import(pathToFileURL(join(root, shell, 'shell.ts')).href)) as {
    default: ShellData
  }
  return data.locales
}
