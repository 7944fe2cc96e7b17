// Imported past the gateway's index, which would load a server.
import { loadOverrides } from '../../../gateway/overrides/load.ts'
import { signOverrides } from '../../../gateway/overrides/token.ts'
import { localReleases, readDocument } from '../../../registry/index.ts'
import { readUrl } from '../../read-url.ts'
import { UsageError } from '../../workspace.ts'
import { command } from '../command.ts'
import { bundleName } from '../name.ts'
import { openStorage } from '../open-releases.ts'
import { PROGRAM } from '../usage.ts'
import { endLink, overrideLink, readSecret } from './site-link.ts'

export const overrideCommand = command({
  name: 'override',
  words: ['<bundle>=<url>…'],
  about: 'prints a link that opens a site with remotes from elsewhere, such as your own machine',
  options: { site: { type: 'string', value: 'url', isRequired: true, about: 'the address of the site' } },
  async run({ workspace, words, options: { site: address = '' } }) {
    const site = readUrl(address)
    const storage = await openStorage(workspace)
    const { shell } = await readDocument(storage)
    const remotes: Record<string, string> = {}
    for (const { bundle, url } of words.map(readOverride)) {
      const name = await bundleName(workspace, localReleases(storage), bundle)
      if (name === (shell?.name ?? workspace.shell))
        throw new UsageError(`${name} is the shell: only remotes can be overridden.`)
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
        `End it earlier: ${endLink(site)}`,
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
