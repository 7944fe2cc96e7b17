import { startWalking } from '../fixtures/memory/start-walking.ts'
import { expect, test } from '../fixtures/test.ts'

const CHANGES = 1_000

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
      const { routes, growth } = await startWalking(page, site.url, who)
      const around = Array.from({ length: CHANGES / 2 }, (_, n) => routes[n % routes.length] ?? '/')
      // An error page on the way releases the pages before it, so the other half goes without one.
      const forth = Array.from({ length: CHANGES / 2 }, (_, n) => (n % 2 ? '/terms' : '/members'))
      const changes = [...around, ...forth]
      const grown = await growth(changes.slice(0, 2 * routes.length), changes, speed)
      test.info().annotations.push({ type: 'measured', description: JSON.stringify(grown) })
      expect(grown.nodes).toBeLessThan(200)
      expect(grown.listeners).toBeLessThan(200)
      expect(grown.heap).toBeLessThan(3_000_000)
    })
  }
