import { DevWorkspace } from '../../e2e/fixtures/site/dev-workspace.ts'
import { Site } from '../../e2e/fixtures/site/site.ts'
import type { Row } from '../report/row.ts'
import { median } from '../report/statistics.ts'

const SECONDS = 5
const TIMES = 3
const PAGE = 'mf-credits/src/pages/pricing.tsx'

/** How long `publish` takes after a change: build, checks and upload. */
export async function measurePublish(): Promise<Row> {
  const workspace = await DevWorkspace.copy()
  const site = await Site.start()
  try {
    const figures: number[] = []
    for (let time = 1; time <= TIMES; time += 1) {
      await workspace.edit(PAGE, '<h1>', `<h1>${time} `)
      const start = performance.now()
      const command = workspace.start(['release', 'publish', 'credits', '--all'], { DATA_DIR: site.data })
      if ((await command.ended()) !== 0) throw new Error(`Nothing was published.\n${command.printed}`)
      figures.push((performance.now() - start) / 1_000)
    }
    return {
      what: 'publish one remote: build, gate, upload',
      unit: 's',
      figure: median(figures),
      bar: SECONDS,
    }
  } finally {
    await site.stop()
    await workspace.remove()
  }
}
