import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
// Not from the gateway's front door: a server comes with that.
import { signOverrides } from '../../../gateway/overrides/token.ts'
import { readDocument } from '../../../registry/index.ts'
import { UsageError, type Workspace } from '../../workspace.ts'
import { command } from '../command.ts'
import { bundleName } from '../name.ts'

export const overrideCommand = command({
  name: 'override',
  words: ['<bundle>=<url>…'],
  about: 'prints a link that opens a site with remotes from elsewhere, your own machine for instance',
  options: { site: { type: 'string', value: 'url', isRequired: true, about: 'the address of the site' } },
  async run({ workspace, storage, words, options: { site: address = '' } }) {
    const site = readUrl(address)
    const { shell = { name: workspace.shell } } = await readDocument(storage)
    const remotes: Record<string, string> = {}
    for (const { bundle, url } of words.map(readOverride)) {
      const name = await bundleName(workspace, storage, bundle)
      if (name === shell.name) throw new UsageError(`${name} is the shell: only remotes can be overridden.`)
      remotes[name] = url
    }
    const token = signOverrides(await readSecret(workspace), remotes)
    const link = overrideLink(site, token)
    const hosts = [...new Set(Object.values(remotes).map((url) => new URL(url).host))]
    return {
      json: { link, remotes, hosts },
      lines: [
        link,
        `For an hour from now, the browser that opens it gets ${Object.keys(remotes).join(' and ')} from there.`,
        `The site must allow ${hosts.join(' and ')}: OVERRIDE_HOSTS=${hosts.join(',')}`,
      ],
    }
  },
})

/** `cart=http://localhost:4001/` */
export function readOverride(word: string): { bundle: string; url: string } {
  const [, bundle = '', url = ''] = /^([^=]+)=(.+)$/.exec(word) ?? []
  if (bundle === '') throw new UsageError(`'${word}' is no override. Write one as <bundle>=<url>.`)
  return { bundle, url: readUrl(url).href }
}

export function overrideLink(site: URL, token: string): string {
  return new URL(`./override?token=${token}`, site.href.endsWith('/') ? site : `${site.href}/`).href
}

function readUrl(text: string): URL {
  const url = URL.parse(text)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw new UsageError(`'${text}' is no address that begins with http:// or https://.`)
}

/** The secret with which the site signs: whoever has it can put code of their own into a page. */
async function readSecret({ data }: Workspace): Promise<string> {
  const given = process.env['SITE_SECRET']
  if (given) return given
  try {
    return await readFile(join(data, 'secret'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new UsageError(
      `The site's secret is not here. Give it as SITE_SECRET, or as DATA_DIR the data folder of the site.`,
    )
  }
}
