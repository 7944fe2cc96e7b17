import { authorOf, BY_OPTION } from '../author.ts'
import { releaseCommand } from '../command.ts'
import { bundleName } from '../name.ts'

export const withdrawCommand = releaseCommand({
  name: 'withdraw',
  words: ['<bundle>'],
  about: 'takes a remote off the site; its versions stay, and can be promoted again',
  options: {
    why: { type: 'string', value: 'reason', about: 'recorded in the history' },
    by: BY_OPTION,
  },
  async run({ workspace, releases, hint, words: [bundle = ''], options: { why, by } }) {
    const name = await bundleName(workspace, releases, bundle)
    const release = await releases.withdraw(name, { why, ...(await authorOf(workspace.root, by)) })
    return {
      json: release,
      lines: [
        `${name} is withdrawn: nobody gets ${release.version} any more, and its paths are free.`,
        `Bring it back: ${hint(`promote ${name}@${release.version}`)}`,
      ],
    }
  },
})
