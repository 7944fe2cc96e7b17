import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUNDLE_FILE, type Bundle } from '../../../protocol/index.ts'
import { commandName } from '../../command-name.ts'
import { listen } from '../../listen.ts'
import { readUrl } from '../../read-url.ts'
import { UsageError } from '../../workspace.ts'
import { builtFolders } from '../built-folders.ts'
import { command } from '../command.ts'
import { PROGRAM } from '../usage.ts'
import { buildServer } from './build-server.ts'

const PORT = 3100

export const serveCommand = command({
  name: 'serve',
  words: ['<bundle>'],
  about: 'builds a remote if it changed, and serves it from this machine for an override',
  options: { site: { type: 'string', value: 'url', isRequired: true, about: 'the site that may load it' } },
  async run({ workspace, words: [bundle = ''], options: { site: address = '' } }) {
    const site = readUrl(address)
    const [dist = ''] = await builtFolders(workspace, [bundle])
    const { name, version, kind } = JSON.parse(await readFile(join(dist, BUNDLE_FILE), 'utf8')) as Bundle
    if (kind === 'shell') throw new UsageError(`${name} is the shell: only remotes can be overridden.`)
    const server = buildServer({ name, dist, site })
    // The open server keeps the process alive.
    const origin = await listen(server, 'localhost', { port: PORT, retry: `${PROGRAM} serve ${bundle}` })
    const url = `${origin}/${name}/`
    return {
      json: { name, version, url },
      lines: [
        `${name} ${version} is at ${url}, for ${site.origin} alone. Ctrl+C ends it.`,
        `Get a link:     ${PROGRAM} override ${bundle}=${url} --site ${site.origin}`,
        `After a change: ${commandName('build')} ${bundle}, then reload the page.`,
      ],
    }
  },
})
