import { authorOf, BY_OPTION } from '../author.ts'
import { command } from '../command.ts'
import { bundleName } from '../name.ts'
import { rollbackSentences } from '../sentences.ts'
import { releasesAt, SITE_OPTION } from '../site/releases-at.ts'

export const rollbackCommand = command({
  name: 'rollback',
  words: ['<bundle>', '[version]'],
  about: 'ends the canary, or returns everyone to the version before, or to the named one',
  options: {
    why: { type: 'string', value: 'reason', about: 'recorded in the history' },
    by: BY_OPTION,
    site: SITE_OPTION,
  },
  async run({ workspace, storage, words: [bundle = '', version], options: { why, by, site } }) {
    const releases = releasesAt(site, storage)
    const name = await bundleName(workspace, releases, bundle)
    const release = await releases.rollback(name, { version, why, ...(await authorOf(workspace.root, by)) })
    return { json: release, lines: rollbackSentences(release) }
  },
})
