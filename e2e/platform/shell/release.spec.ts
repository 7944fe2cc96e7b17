import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteBundle } from 'platform/protocol'
import { buildVariant, removeVariant } from '../../fixtures/site/variant.ts'
import { expect, test } from '../../fixtures/test.ts'

const NAMES_OF_PRICES = ['Costs', 'Fees', 'Tariffs']

/** A shell with another label for the prices that also understands the next contract. */
function buildShell(called: string) {
  return buildVariant('shell', {
    'src/words/en.json': (json) => json.replace('"pricing": "Prices"', `"pricing": "${called}"`),
    'shell.ts': (source) => source.replace('contracts: CONTRACTS', 'contracts: [...CONTRACTS, 3]'),
  })
}

/** A version of mf-credits that needs the next contract. */
async function buildNextCredits() {
  const dist = await buildVariant('mf-credits', {
    'src/words/en.json': (json) => json.replace('What it costs', 'What it really costs'),
  })
  const file = join(dist, 'bundle.json')
  const bundle = JSON.parse(await readFile(file, 'utf8')) as RemoteBundle
  await writeFile(file, JSON.stringify({ ...bundle, needs: { ...bundle.needs, contract: 3 } }))
  return dist
}

test('the shell is released like any bundle; an open page keeps its shell and gets only remotes that fit it', async ({
  page,
  browser,
  ownSite,
}) => {
  const shells = await Promise.all(NAMES_OF_PRICES.map(buildShell))
  const credits = await buildNextCredits()
  const first = (await ownSite.status()).find(({ kind }) => kind === 'shell')?.live?.version ?? ''
  await page.goto(`${ownSite.url}/members`)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Prices' })).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  // First the live shell lacks the contract, then the one before it.
  await expect(ownSite.publish(credits)).rejects.toThrow(/contract/)
  await ownSite.publish(shells[0] ?? '')
  await expect(ownSite.publish(credits)).rejects.toThrow(/contract/)
  await ownSite.publish(shells[1] ?? '')
  await ownSite.publish(credits)

  // A new visitor gets the newest of both.
  const other = await browser.newPage()
  await other.goto(`${ownSite.url}/pricing`)
  await expect(other.getByRole('link', { name: 'Fees' })).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name: 'What it really costs' })).toBeVisible()

  // The open page knows of the release, and stays with versions that its own shell can run.
  const link = page.getByRole('navigation').getByRole('link', { name: 'Prices' })
  await page.waitForTimeout(1_100)
  const [answer] = await Promise.all([page.waitForResponse(/registry\.json/), link.hover()])
  await answer.finished()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)

  // The shell rolls back only as far as the live remotes still fit it.
  await ownSite.rollback('shell')
  await other.goto(`${ownSite.url}/pricing`)
  await expect(other.getByRole('link', { name: 'Costs' })).toBeVisible()
  await expect(ownSite.promote('shell', first)).rejects.toThrow(/contract/)

  // A canary of the shell reaches its share of visitors, and everyone once promoted.
  await ownSite.publish(shells[2] ?? '', { kind: 'canary', share: 1 })
  await other.goto(`${ownSite.url}/pricing`)
  await expect(other.getByRole('link', { name: 'Tariffs' })).toBeVisible()
  await ownSite.rollback('shell')
  await other.goto(`${ownSite.url}/pricing`)
  await expect(other.getByRole('link', { name: 'Costs' })).toBeVisible()
  await other.close()
  await Promise.all([...shells, credits].map(removeVariant))
})
