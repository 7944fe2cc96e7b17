import { promote, rollback } from 'platform/registry'
import { versionsIn } from '../../e2e/fixtures/versions-in.ts'
import type { Row } from '../report/row.ts'
import { FLIPPED, type FlippingSite } from './two-versions.ts'

const SECONDS = 2
const TIMES = 10
const PAUSE = 10

/** Time from a flip to the first new visitor who gets the version; reports the slowest of several. */
export async function measureFlips({ site, page, versions }: FlippingSite): Promise<Row[]> {
  const [before, after] = versions
  const forth: number[] = []
  const back: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    back.push(await until(page, before, () => rollback(site.storage, FLIPPED)))
    forth.push(await until(page, after, () => promote(site.storage, FLIPPED, { version: after })))
  }
  return [
    { what: 'flip → new visitors have it, slowest', unit: 's', figure: Math.max(...forth), bar: SECONDS },
    { what: 'roll back → new visitors have it, slowest', unit: 's', figure: Math.max(...back), bar: SECONDS },
  ]
}

async function until(page: string, version: string, release: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await release()
  for (;;) {
    const html = await (await fetch(page)).text()
    if (versionsIn(html).get(FLIPPED)?.has(version)) return (performance.now() - start) / 1_000
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
