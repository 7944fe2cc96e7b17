import { versions } from '../../../registry/index.ts'
import { command } from '../command.ts'
import { formatTime } from '../format-time.ts'
import { bundleName } from '../name.ts'
import { table } from '../table.ts'

export const versionsCommand = command({
  name: 'versions',
  words: ['<bundle>'],
  about: 'lists the stored versions of a bundle, newest first',
  options: {},
  async run({ workspace, storage, words: [bundle = ''] }) {
    const stored = await versions(storage, await bundleName(workspace, storage, bundle))
    const lines = table(
      stored.map(({ version, publishedAt, role }) => [
        version,
        publishedAt === undefined ? 'long ago' : formatTime(publishedAt),
        role ?? '',
      ]),
    )
    return { json: stored, lines }
  },
})
