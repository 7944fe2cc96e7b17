import { waitingText } from '../../../registry/index.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { releaseCommand } from '../command.ts'
import { bundleName } from '../name.ts'
import { audienceSentences } from '../sentences.ts'

export const approveCommand = releaseCommand({
  name: 'approve',
  words: ['<bundle>', '[version]'],
  about: 'approves a release that waits for a second person, and carries it out unless it is planned',
  options: { by: BY_OPTION },
  async run({ workspace, releases, hint, words: [bundle = '', version], options: { by } }) {
    const name = await bundleName(workspace, releases, bundle)
    const author = await authorOf(workspace.root, by)
    const release = await releases.approve(name, { version, by: author.by })
    return { json: release, lines: audienceSentences(release, hint) }
  },
})

export const cancelCommand = releaseCommand({
  name: 'cancel',
  words: ['<bundle>', '[version]'],
  about: 'takes back a release that waits for its time or for approval',
  options: {
    why: { type: 'string', value: 'reason', about: 'recorded in the history' },
    by: BY_OPTION,
  },
  async run({ workspace, releases, words: [bundle = '', version], options: { why, by } }) {
    const name = await bundleName(workspace, releases, bundle)
    const author = await authorOf(workspace.root, by)
    const waiting = await releases.cancel(name, { version, why, by: author.by })
    const versions = Object.entries(waiting.bundles).map((one) => one.join(' '))
    return {
      json: waiting,
      lines: [`Cancelled: the release of ${versions.join(', ')} ${waitingText(waiting)}.`],
    }
  },
})

export const protectCommand = releaseCommand({
  name: 'protect',
  words: ['<bundle>'],
  about: 'lets a bundle be released only if a second person approves it; made for the shell',
  options: {
    off: { type: 'boolean', about: 'ends it' },
    why: { type: 'string', value: 'reason', about: 'recorded in the history' },
    by: BY_OPTION,
  },
  async run({ workspace, releases, words: [bundle = ''], options: { off = false, why, by } }) {
    const name = await bundleName(workspace, releases, bundle)
    const author = await authorOf(workspace.root, by)
    await releases.protect(name, { isProtected: !off, why, by: author.by })
    return {
      json: { name, isProtected: !off },
      lines: [
        off
          ? `Releases of ${name} need no approval any more.`
          : `From now on a second person has to approve each release of ${name}. Rolling back needs no approval.`,
      ],
    }
  },
})
