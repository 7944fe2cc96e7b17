import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adoptBuild } from '../../adopt/adopt-build.ts'
import { readBuild } from '../../adopt/read-build.ts'
import { FRAMEWORKS, readWishes } from '../../adopt/wishes.ts'
import { readShell } from '../../shells.ts'
import { step } from '../../step.ts'
import { type Command, command } from '../command.ts'
import type { Values } from '../option.ts'
import { publishCommand } from './publish.ts'

const OWN = {
  name: { type: 'string', value: 'name', isRequired: true, about: 'the name of the remote here' },
  page: {
    type: 'string',
    value: 'path=module',
    multiple: true,
    about: 'a page, such as /greetings=./Greeter; may be repeated',
  },
  widget: {
    type: 'string',
    value: 'slot=module',
    multiple: true,
    about: 'a widget, such as corner=./Note; may be repeated',
  },
  title: {
    type: 'string',
    value: 'title',
    multiple: true,
    about:
      'the title of a page, in the order of the pages, or for one language with its code in front: de=Grüße',
  },
  framework: { type: 'string', value: 'name', about: `${FRAMEWORKS.join(', ')}; react by default` },
  entry: {
    type: 'string',
    value: 'file',
    about: 'the ES module that starts an application that is not federated',
  },
  layout: { type: 'string', value: 'name', about: "the pages' layout; not needed if the shell has only one" },
  access: { type: 'string', value: 'name', about: 'who may see the pages; not needed if there is only one' },
  menu: { type: 'string', value: 'name', about: 'shows a link to the first page in this menu' },
} as const

const { dist: _, ...publishing } = publishCommand.options

/** Publishes a build of others. Everything from the gate on is the same as for a build of this platform. */
export const adoptCommand: Command = command({
  name: 'adopt',
  words: ['<url or folder>'],
  about: 'publishes a remote that Module Federation or single-spa has built elsewhere',
  options: { ...publishing, ...OWN },
  async run({ workspace, words: [source = ''], options }) {
    const own = options as Values<typeof OWN>
    const folder = await mkdtemp(join(tmpdir(), 'adopted-'))
    try {
      await step('Reading it and building its adapter', async () => {
        const wishes = readWishes({ ...own, name: own.name ?? '' }, await readShell(workspace))
        await adoptBuild(await readBuild(source, own.entry), wishes, folder)
      })
      return await publishCommand.run(workspace, ['--dist', folder, ...asArguments(options)])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

/** Writes the options of `publish` as on the command line. */
function asArguments(options: Readonly<Record<string, boolean | string | readonly string[] | undefined>>) {
  return Object.keys(publishing).flatMap((name) => {
    const values = [options[name] ?? []].flat()
    return values.flatMap((value) => (value === true ? [`--${name}`] : [`--${name}`, `${value}`]))
  })
}
