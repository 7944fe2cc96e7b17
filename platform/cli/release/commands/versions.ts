import { releaseCommand } from '../command.ts'
import { bundleName } from '../name.ts'
import { formatTime } from '../output/format-time.ts'
import { table } from '../output/table.ts'

export const versionsCommand = releaseCommand({
  name: 'versions',
  words: ['<bundle>'],
  about: 'lists the stored versions of a bundle, newest first',
  options: {},
  async run({ workspace, releases, words: [bundle = ''] }) {
    const stored = await releases.versions(await bundleName(workspace, releases, bundle))
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
