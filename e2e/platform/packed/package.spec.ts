import { InstalledSite } from '../../fixtures/site/installed-site.ts'
import { test as base, expect } from '../../fixtures/test.ts'

// Packs, downloads, builds and starts: seconds, but on a busy machine minutes.
const HANG_LIMIT = 300_000

const test = base.extend<object, { installed: InstalledSite }>({
  installed: [
    async ({}, use) => {
      const installed = await InstalledSite.install()
      await use(installed)
      await installed.remove()
    },
    { scope: 'worker', timeout: HANG_LIMIT },
  ],
})

test.describe.configure({ mode: 'serial', timeout: HANG_LIMIT })

test("the packed platform, installed in an empty folder, serves the README's site", async ({
  page,
  installed,
}) => {
  await page.goto(installed.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What time is it?')
  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes')
})

test('a new remote of that site is published into it, and drawn', async ({ page, installed }) => {
  await installed.addRemote()
  const address = `${installed.url}/calendar`
  // The server checks the registry every half second.
  await expect.poll(async () => (await fetch(address)).status).toBe(200)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar')
  // The first version went to everyone, as there was none to compare it with.
  expect(await installed.publishAgain()).toMatch(/^10% of the visitors get calendar 1\.0\.0-\w{7} now/m)
})

test('the types of the packed platform are complete', async ({ installed }) => {
  await expect(installed.typecheck()).resolves.toBeUndefined()
})
