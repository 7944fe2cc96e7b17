import { command } from '../command.ts'
import { formatTime } from '../format-time.ts'
import { bundleName } from '../name.ts'
import { releasesAt, SITE_OPTION } from '../site/releases-at.ts'
import { table } from '../table.ts'

export const versionsCommand = command({
  name: 'versions',
  words: ['<bundle>'],
  about: 'lists the stored versions of a bundle, newest first',
  options: { site: SITE_OPTION },
  async run({ workspace, storage, words: [bundle = ''], options: { site } }) {
    const releases = releasesAt(site, storage)
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
