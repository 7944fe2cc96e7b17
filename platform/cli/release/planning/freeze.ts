import { freezeText } from '../../../registry/index.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { releaseCommand } from '../command.ts'
import { readTime } from './time.ts'

export const freezeCommand = releaseCommand({
  name: 'freeze',
  words: [],
  about: 'stops all releases of the site; rolling back still works',
  options: {
    until: { type: 'string', value: 'time', about: 'ends it by itself, such as 2026-12-27T08:00Z or 3d' },
    why: { type: 'string', value: 'reason', about: 'shown to those whose release is refused' },
    by: BY_OPTION,
  },
  async run({ workspace, releases, hint, options: { until, why, by } }) {
    const author = await authorOf(workspace.root, by)
    const end = until === undefined ? undefined : readTime(until)
    const freeze = await releases.freeze({ until: end, why, by: author.by })
    return {
      json: freeze,
      lines: [`Releases are frozen${freezeText(freeze)}.`, `End it: ${hint('unfreeze')}`],
    }
  },
})

export const unfreezeCommand = releaseCommand({
  name: 'unfreeze',
  words: [],
  about: 'ends a freeze; what has waited meanwhile is released',
  options: { by: BY_OPTION },
  async run({ workspace, releases, options: { by } }) {
    const author = await authorOf(workspace.root, by)
    await releases.unfreeze({ by: author.by })
    return { json: { isFrozen: false }, lines: ['Releases are possible again.'] }
  },
})
