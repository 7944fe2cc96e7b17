import type { HistoryEvent } from '../../../registry/index.ts'
import { authorText } from '../author.ts'
import { releaseCommand } from '../command.ts'
import { bundleName } from '../name.ts'
import { formatTime } from '../output/format-time.ts'
import { type Cell, table } from '../output/table.ts'

export const historyCommand = releaseCommand({
  name: 'history',
  words: ['<bundle>'],
  about: 'lists the releases of a bundle, newest first',
  options: {},
  async run({ workspace, releases, words: [bundle = ''] }) {
    const events = await releases.history(await bundleName(workspace, releases, bundle))
    return { json: events, lines: table(events.map(cells)) }
  },
})

function cells(event: HistoryEvent): Cell[] {
  const { at, action, version, from, why, with: others = {}, ended, resumed } = event
  const together = Object.entries(others).map(([name, version]) => `${name} ${version}`)
  const details = [
    from === undefined ? '' : `in place of ${from}`,
    together.length === 0 ? '' : `together with ${together.join(', ')}`,
    ended ? `ended the canary ${ended.version}` : '',
    resumed ? `the canary ${resumed.version} runs again` : '',
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
