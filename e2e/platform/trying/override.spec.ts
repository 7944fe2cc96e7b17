import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pastEntryWarning } from '../../fixtures/past-entry-warning.ts'
import { DevWorkspace } from '../../fixtures/site/dev-workspace.ts'
import { Site } from '../../fixtures/site/site.ts'
import { expect, test } from '../../fixtures/test.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

test("a developer's build shows in a deployed site, for one browser, until the override is ended", async ({
  browser,
}) => {
  const port = await freePort()
  const address = `http://localhost:${port}/mf-credits/`
  const site = await Site.start({ env: { OVERRIDE_HOSTS: `localhost:${port}` } })
  const workspace = await DevWorkspace.copy()
  // Not the page of the fixture, which fails when anything comes from another origin.
  const page = await browser.newPage()
  try {
    await workspace.edit('mf-credits/src/words/en.json', 'What it costs', 'What it costs here')
    const serving = workspace.start(['release', 'serve', 'credits', '--site', site.url], {
      PORT: String(port),
    })
    await expect.poll(() => serving.printed, { timeout: 30_000 }).toContain(`is at ${address}`)

    async function linkTo(url: string) {
      const words = ['release', 'override', `credits=${url}`, '--site', site.url]
      const signing = workspace.start(words, { DATA_DIR: site.data })
      await signing.ended()
      return signing.printed.split('\n').find((line) => line.startsWith(site.url)) ?? signing.printed
    }

    await pastEntryWarning(page)
    const refused = await page.goto(await linkTo(`http://localhost:${port}/`))
    expect(refused?.status()).toBe(502)
    await expect(page.getByText('The address must be the folder of a build')).toBeVisible()

    await page.goto(await linkTo(address))
    await page.goto(`${site.url}/pricing`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('What it costs here')
    const panel = page.getByRole('region', { name: 'Bundles of this page' })
    await expect(panel).toContainText(`comes from ${address}`)

    // Also where nothing of the overridden bundle is loaded.
    await page.goto(`${site.url}/faq`)
    await expect(panel).toContainText(`comes from ${address}`)
    await panel.getByRole('link', { name: 'End the override' }).click()
    await expect(page.locator('[data-outlet] > [data-remote]')).toBeVisible()
    await page.goto(`${site.url}/pricing`)
    await expect(heading).toHaveText('What it costs')
    await expect(panel).toHaveCount(0)
  } finally {
    await page.close()
    await workspace.remove()
    await site.stop()
  }
})
