import { signOverride } from '../../../gateway/overrides/token.ts'
import { readUrl } from '../../read-url.ts'
import { UsageError } from '../../workspace.ts'
import { command } from '../command.ts'
import { openStorage } from '../open-releases.ts'
import { readTime } from '../planning/time.ts'
import { candidatesOf } from './candidates.ts'
import { endLink, overrideLink, readSecret } from './site-link.ts'

const MAX_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
const TAG = /^[a-z0-9][a-z0-9.:_-]{0,63}$/

export const previewCommand = command({
  name: 'preview',
  words: ['[bundle[@version]]…'],
  about: 'prints a link that shows published versions in the site before they are released',
  options: {
    site: { type: 'string', value: 'url', isRequired: true, about: 'the address of the site' },
    for: { type: 'string', value: 'time', about: `how long it works, such as 2h or 3d; 1d by default` },
    page: { type: 'string', value: 'path', about: 'the page that it opens' },
    tag: {
      type: 'string',
      value: 'tag',
      about: 'gives the browser this tag, for canaries with --only tag=…',
    },
  },
  async run({ workspace, words, options: { site: address = '', for: time = '1d', page, tag } }) {
    const site = readUrl(address)
    if (words.length === 0 && tag === undefined)
      throw new UsageError('Name the bundles to show, or a tag to give.')
    if (page !== undefined && !page.startsWith('/'))
      throw new UsageError(`'${page}' is not the path of a page: it begins with a slash.`)
    if (tag !== undefined && !TAG.test(tag))
      throw new UsageError(`'${tag}' is not a tag: use lower-case letters, digits and . : _ -`)
    const until = readTime(time)
    if (until.getTime() > Date.now() + MAX_DAYS * DAY_MS)
      throw new UsageError(`A link works for at most ${MAX_DAYS} days.`)
    const candidates = await candidatesOf(workspace, await openStorage(workspace), words)
    const versions = Object.fromEntries(candidates.map(({ name, version }) => [name, version]))
    const override = { remotes: {}, versions, page, tag, until: until.getTime() }
    const link = overrideLink(site, signOverride(await readSecret(workspace), override))
    const shown = candidates.map(({ name, version }) => `${name} ${version}`)
    return {
      json: { link, versions, tag, until: until.toISOString() },
      lines: [
        link,
        ...(shown.length > 0
          ? [`Until ${until.toISOString()}, a browser that opens it gets ${shown.join(' and ')}.`]
          : []),
        ...(tag === undefined ? [] : [`Until then it belongs to the canaries with --only tag=${tag}.`]),
        ...(shown.length > 0 ? ['A corner of the page switches each of them off and on.'] : []),
        `End it earlier in a browser: ${endLink(site)}`,
      ],
    }
  },
})
