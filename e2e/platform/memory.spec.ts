import { startWalking } from '../fixtures/memory/start-walking.ts'
import { sampleOf } from '../fixtures/sample.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'serial' })

// No error page between them, since that would release the pages before it.
test('going back and forth between two remotes leaves no node or listener behind', async ({ page, site }) => {
  test.setTimeout(120_000)
  const { growth } = await startWalking(page, site.url, 'visitor')
  const pages = ['/members', '/terms']
  const forth = (times: number) => Array.from({ length: times }, () => pages).flat()
  const grown = await growth(forth(3), forth(12), 'slowly')
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(grown) })
  expect(grown.nodes).toBeLessThan(200)
  expect(grown.listeners).toBeLessThan(200)
})

for (const who of ['visitor', 'member'] as const) {
  test(`routes that a ${who} leaves while they draw leave no node or listener behind`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    test.setTimeout(300_000)
    // Links without a token, and tokens that nobody gave out.
    expectedErrors.push(/status of 4\d\d/)
    const { routes, growth } = await startWalking(page, site.url, who)
    const some = sampleOf(routes, 16)
    const twice = [...some, ...some]
    const grown = await growth(twice, twice, 'quickly')
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(grown) })
    expect(grown.nodes).toBeLessThan(200)
    expect(grown.listeners).toBeLessThan(200)
  })
}
