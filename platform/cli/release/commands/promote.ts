import { UsageError } from '../../workspace.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { chosenVersions } from '../chosen-versions.ts'
import { command } from '../command.ts'
import { bundleName } from '../name.ts'
import { audienceSentences, flipSentences } from '../sentences.ts'
import { readShare } from '../share.ts'
import { releasesAt, SITE_OPTION } from '../site/releases-at.ts'
import { ONLY_OPTION, readTarget } from '../target.ts'

export const promoteCommand = command({
  name: 'promote',
  words: ['<bundle[@version]>…'],
  about: 'releases the canary, the newest version or the named one; several bundles in one flip',
  options: {
    canary: { type: 'string', value: 'percent', about: 'release it to this share of the visitors only' },
    only: ONLY_OPTION,
    by: BY_OPTION,
    site: SITE_OPTION,
  },
  async run({ workspace, storage, words, options: { canary, only, by, site } }) {
    const releases = releasesAt(site, storage)
    const share = canary === undefined ? undefined : readShare(canary)
    const chosen = await Promise.all(
      chosenVersions(words).map(async ({ name, version }) => ({
        name: await bundleName(workspace, releases, name),
        version,
      })),
    )
    const target = readTarget(only, canary)
    const author = await authorOf(workspace.root, by)
    const [one, ...more] = chosen
    if (one && more.length === 0) {
      const release = await releases.promote(one.name, {
        version: one.version,
        share,
        only: target,
        ...author,
      })
      return { json: release, lines: audienceSentences(release) }
    }
    if (share !== undefined)
      throw new UsageError('--canary takes one bundle: several go to everyone in one flip.')
    const promoted = await releases.promoteTogether(chosen, author)
    return { json: promoted, lines: flipSentences(promoted) }
  },
})
