import type { HistoryEvent } from '../../../registry/index.ts'
import { authorText } from '../author.ts'
import { command } from '../command.ts'
import { formatTime } from '../format-time.ts'
import { bundleName } from '../name.ts'
import { releasesAt, SITE_OPTION } from '../site/releases-at.ts'
import { type Cell, table } from '../table.ts'

export const historyCommand = command({
  name: 'history',
  words: ['<bundle>'],
  about: 'lists the releases of a bundle, newest first',
  options: { site: SITE_OPTION },
  async run({ workspace, storage, words: [bundle = ''], options: { site } }) {
    const releases = releasesAt(site, storage)
    const events = await releases.history(await bundleName(workspace, releases, bundle))
    return { json: events, lines: table(events.map(cells)) }
  },
})

function cells(event: HistoryEvent): Cell[] {
  const { at, action, version, from, why, with: others = {} } = event
  const together = Object.entries(others).map(([name, version]) => `${name} ${version}`)
  const details = [
    from === undefined ? '' : `in place of ${from}`,
    together.length === 0 ? '' : `together with ${together.join(', ')}`,
    why ?? '',
  ]
  return [
    formatTime(at),
    action,
    version || undefined,
    authorText(event),
    details.filter((detail) => detail !== '').join(': '),
  ]
}
