import { authorOf, BY_OPTION } from '../author.ts'
import { chosenVersions } from '../chosen-versions.ts'
import { releaseCommand } from '../command.ts'
import { bundleNames } from '../name.ts'
import { audienceSentences, flipSentences } from '../sentences.ts'
import { readShare } from '../share.ts'
import { ONLY_OPTION, readTarget } from '../target.ts'

export const promoteCommand = releaseCommand({
  name: 'promote',
  words: ['<bundle[@version]>…'],
  about: 'releases the canary, the newest version or the named one; several bundles in one flip',
  options: {
    canary: { type: 'string', value: 'percent', about: 'release it to this share of the visitors only' },
    only: ONLY_OPTION,
    by: BY_OPTION,
  },
  async run({ workspace, releases, hint, words, options: { canary, only, by } }) {
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
    const promoted = await releases.promote(chosen, { share, only: target, ...author })
    const [one, ...more] = promoted
    return one && more.length === 0
      ? { json: one, lines: audienceSentences(one, hint) }
      : { json: promoted, lines: flipSentences(promoted, hint) }
  },
})
