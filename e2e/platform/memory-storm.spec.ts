import { addresses } from '../fixtures/memory/addresses.ts'
import { enterAs } from '../fixtures/memory/enter-as.ts'
import { measure } from '../fixtures/memory/measure.ts'
import { walk } from '../fixtures/memory/walk.ts'
import { expect, test } from '../fixtures/test.ts'

const CHANGES = 300

test.describe.configure({ mode: 'serial' })

for (const who of ['visitor', 'member'] as const)
  for (const speed of ['quickly', 'slowly'] as const) {
    test(`${CHANGES} page changes by a ${who}, ${speed}, leave no node, listener or memory behind`, async ({
      page,
      site,
      expectedErrors,
    }) => {
      test.setTimeout(1_800_000)
      expectedErrors.push(/status of 4\d\d/)
      await enterAs(page, site.url, who)
      const routes = await addresses(page, site.url, who === 'member')
      await page.goto(`${site.url}/terms`)
      const devtools = await page.context().newCDPSession(page)
      const changes = Array.from({ length: CHANGES }, (_, n) => routes[n % routes.length] ?? '/')
      await walk(page, changes.slice(0, 2 * routes.length), speed)
      const before = await measure(devtools)
      await walk(page, changes, speed)
      const after = await measure(devtools)
      test.info().annotations.push({ type: 'measured', description: JSON.stringify({ before, after }) })
      expect(after.nodes - before.nodes).toBeLessThan(200)
      expect(after.listeners - before.listeners).toBeLessThan(200)
      expect(after.heap - before.heap).toBeLessThan(3_000_000)
    })
  }
