import { authorOf, BY_OPTION } from '../author.ts'
import { command } from '../command.ts'
import { bundleName } from '../name.ts'
import { releasesAt, SITE_OPTION } from '../site/releases-at.ts'
import { PROGRAM } from '../usage.ts'

export const withdrawCommand = command({
  name: 'withdraw',
  words: ['<bundle>'],
  about: 'takes a remote off the site; its versions stay, and can be promoted again',
  options: {
    why: { type: 'string', value: 'reason', about: 'recorded in the history' },
    by: BY_OPTION,
    site: SITE_OPTION,
  },
  async run({ workspace, storage, words: [bundle = ''], options: { why, by, site } }) {
    const releases = releasesAt(site, storage)
    const name = await bundleName(workspace, releases, bundle)
    const release = await releases.withdraw(name, { why, ...(await authorOf(workspace.root, by)) })
    return {
      json: release,
      lines: [
        `${name} is withdrawn: nobody gets ${release.version} any more, and its paths are free.`,
        `Bring it back: ${PROGRAM} promote ${name}@${release.version}`,
      ],
    }
  },
})
