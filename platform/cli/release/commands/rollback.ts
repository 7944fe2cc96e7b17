import { authorOf, BY_OPTION } from '../author.ts'
import { releaseCommand } from '../command.ts'
import { bundleName } from '../name.ts'
import { rollbackSentences } from '../sentences.ts'

export const rollbackCommand = releaseCommand({
  name: 'rollback',
  words: ['<bundle>', '[version]'],
  about: 'ends the canary, or returns everyone to the version before, or to the named one',
  options: {
    why: { type: 'string', value: 'reason', about: 'recorded in the history' },
    by: BY_OPTION,
  },
  async run({ workspace, releases, hint, words: [bundle = '', version], options: { why, by } }) {
    const name = await bundleName(workspace, releases, bundle)
    const release = await releases.rollback(name, { version, why, ...(await authorOf(workspace.root, by)) })
    return { json: release, lines: rollbackSentences(release, hint) }
  },
})
