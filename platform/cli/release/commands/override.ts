import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
// Imported past the gateway's index, which would load a server.
import { loadOverrides } from '../../../gateway/overrides/load.ts'
import { signOverrides } from '../../../gateway/overrides/token.ts'
import { localReleases, readDocument } from '../../../registry/index.ts'
import { UsageError, type Workspace } from '../../workspace.ts'
import { command } from '../command.ts'
import { bundleName } from '../name.ts'
import { openStorage } from '../open-releases.ts'
import { readUrl } from '../read-url.ts'
import { PROGRAM } from '../usage.ts'

export const overrideCommand = command({
  name: 'override',
  words: ['<bundle>=<url>…'],
  about: 'prints a link that opens a site with remotes from elsewhere, such as your own machine',
  options: { site: { type: 'string', value: 'url', isRequired: true, about: 'the address of the site' } },
  async run({ workspace, words, options: { site: address = '' } }) {
    const site = readUrl(address)
    const storage = await openStorage(workspace)
    const { shell = { name: workspace.shell } } = await readDocument(storage)
    const remotes: Record<string, string> = {}
    for (const { bundle, url } of words.map(readOverride)) {
      const name = await bundleName(workspace, localReleases(storage), bundle)
      if (name === shell.name) throw new UsageError(`${name} is the shell: only remotes can be overridden.`)
      remotes[name] = url
    }
    const token = signOverrides(await readSecret(workspace), remotes)
    const link = overrideLink(site, token)
    const hosts = [...new Set(Object.values(remotes).map((url) => new URL(url).host))]
    const problems = (await loadOverrides(remotes)).filter(({ problem }) => problem !== undefined)
    return {
      json: { link, remotes, hosts, problems: problems.map(({ name, problem }) => ({ name, problem })) },
      lines: [
        link,
        `For an hour from now, the browser that opens it gets ${Object.keys(remotes).join(' and ')} from there.`,
        `The site must allow ${hosts.join(' and ')}: OVERRIDE_HOSTS=${hosts.join(',')}`,
        `End it earlier: ${new URL('override?end', folderOf(site))}`,
        ...problems.flatMap(({ name, base, problem }) => [
          `The link does not work yet, since ${base} does not serve ${name}: ${problem}`,
          `Serve it: ${PROGRAM} serve ${name} --site ${site.origin}`,
        ]),
      ],
    }
  },
})

/** Reads `cart=http://localhost:4001/`. */
export function readOverride(word: string): { bundle: string; url: string } {
  const [, bundle = '', url = ''] = /^([^=]+)=(.+)$/.exec(word) ?? []
  if (bundle === '') throw new UsageError(`'${word}' is not an override. Write <bundle>=<url>.`)
  return { bundle, url: readUrl(url).href }
}

export function overrideLink(site: URL, token: string): string {
  return new URL(`override?token=${token}`, folderOf(site)).href
}

const folderOf = (site: URL) => (site.href.endsWith('/') ? site : `${site.href}/`)

/** Reads the secret that signs overrides. Anyone who has it can load their own code into the site. */
async function readSecret({ data }: Workspace): Promise<string> {
  const fromEnvironment = process.env['SITE_SECRET']
  if (fromEnvironment) return fromEnvironment
  try {
    return await readFile(join(data, 'secret'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new UsageError(
      `The site's secret is not here. Set SITE_SECRET to it, or DATA_DIR to the site's data folder.`,
    )
  }
}
