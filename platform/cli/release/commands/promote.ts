import { promote } from '../../../registry/index.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { command } from '../command.ts'
import { bundleName } from '../name.ts'
import { audienceSentences } from '../sentences.ts'
import { readShare } from '../share.ts'
import { ONLY_OPTION, readTarget } from '../target.ts'

export const promoteCommand = command({
  name: 'promote',
  words: ['<bundle>', '[version]'],
  about: 'releases the canary, the version published last, or the named one to everyone',
  options: {
    canary: { type: 'string', value: 'percent', about: 'release it to this share of the visitors only' },
    only: ONLY_OPTION,
    by: BY_OPTION,
  },
  async run({ workspace, storage, words: [bundle = '', version], options: { canary, only, by } }) {
    const share = canary === undefined ? undefined : readShare(canary)
    const name = await bundleName(workspace, storage, bundle)
    const release = await promote(storage, name, {
      version,
      share,
      only: readTarget(only, canary),
      ...(await authorOf(workspace.root, by)),
    })
    return { json: release, lines: audienceSentences(release) }
  },
})
