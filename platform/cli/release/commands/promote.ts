import { authorOf, BY_OPTION } from '../author.ts'
import { chosenVersions } from '../chosen-versions.ts'
import { releaseCommand } from '../command.ts'
import { bundleNames } from '../name.ts'
import type { Hint } from '../open-releases.ts'
import { readTime } from '../planning/time.ts'
import { audienceSentences, flipSentences } from '../sentences.ts'
import { readShare } from '../share.ts'
import { ONLY_OPTION, readTarget } from '../target.ts'
import { programIn } from '../usage.ts'

export const promoteCommand = releaseCommand({
  name: 'promote',
  words: ['<bundle[@version]>…'],
  about: 'releases the canary, the newest version or the named one; several bundles in one flip',
  options: {
    canary: { type: 'string', value: 'percent', about: 'release it to this share of the visitors only' },
    only: ONLY_OPTION,
    at: { type: 'string', value: 'time', about: 'release it then, such as 2026-12-01T09:00Z or 2h' },
    to: {
      type: 'string',
      value: 'environment',
      about: 'release what is live here in another environment on the same store, such as production',
    },
    by: BY_OPTION,
  },
  async run({ workspace, releases, hint, words, options }) {
    const { canary, only, at, to, by } = options
    const share = canary === undefined ? undefined : readShare(canary)
    const target = readTarget(only, canary)
    const versions = chosenVersions(words)
    const names = await bundleNames(
      workspace,
      releases,
      versions.map(({ name }) => name),
    )
    const chosen = versions.map(({ version }, index) => ({ name: names[index] ?? '', version }))
    const author = await authorOf(workspace.root, by)
    const time = at === undefined ? undefined : readTime(at)
    const promoted = await releases.promote(chosen, { share, only: target, at: time, to, ...author })
    const there: Hint = to === undefined ? hint : (words) => `${programIn(to)} ${words}`
    const [one, ...more] = promoted
    return one && more.length === 0
      ? { json: one, lines: audienceSentences(one, there) }
      : { json: promoted, lines: flipSentences(promoted, there) }
  },
})
