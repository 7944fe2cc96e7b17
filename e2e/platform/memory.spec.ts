import { addresses } from '../fixtures/memory/addresses.ts'
import { enterAs } from '../fixtures/memory/enter-as.ts'
import { measure } from '../fixtures/memory/measure.ts'
import { walk } from '../fixtures/memory/walk.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })

for (const who of ['visitor', 'member'] as const) {
  test(`every route, left while it draws by a ${who}, leaves no node or listener behind`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    test.setTimeout(300_000)
    // Links without a token, and tokens that nobody gave out.
    expectedErrors.push(/status of 4\d\d/)
    await enterAs(page, site.url, who)
    const routes = await addresses(page, site.url, who === 'member')
    await page.goto(`${site.url}/terms`)
    const devtools = await page.context().newCDPSession(page)
    await walk(page, [...routes, ...routes], 'quickly')
    const before = await measure(devtools)
    await walk(page, [...routes, ...routes], 'quickly')
    const after = await measure(devtools)
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ before, after }) })
    expect(after.nodes - before.nodes).toBeLessThan(200)
    expect(after.listeners - before.listeners).toBeLessThan(200)
  })
}
