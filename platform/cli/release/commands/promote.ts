import { promote } from '../../../registry/index.ts'
import { command } from '../command.ts'
import { bundleName } from '../name.ts'
import { audienceSentences } from '../sentences.ts'
import { readShare } from '../share.ts'

export const promoteCommand = command({
  name: 'promote',
  words: ['<bundle>', '[version]'],
  about: 'releases the canary, the version published last, or the named one to everyone',
  options: {
    canary: { type: 'string', value: 'percent', about: 'release it to this share of the visitors only' },
  },
  async run({ workspace, storage, words: [bundle = '', version], options: { canary } }) {
    const share = canary === undefined ? undefined : readShare(canary)
    const name = await bundleName(workspace, storage, bundle)
    const release = await promote(storage, name, { version, share })
    return { json: release, lines: audienceSentences(release) }
  },
})
