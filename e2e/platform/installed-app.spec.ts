import type { Page } from '@playwright/test'
import { dismissals } from 'contracts'
import { asMember } from '../fixtures/member/as-member.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2: Chromium finds no fault with the manifest, and every icon loads', async ({ page, site }) => {
  await page.goto(`${site.url}/pricing`)
  const devtools = await page.context().newCDPSession(page)
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toContain('/app.webmanifest?lang=en')
  const { name, icons, shortcuts } = JSON.parse(data)
  expect(name).toBe('Amberly')
  expect(icons.length).toBe(4)
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  for (const path of [...icons.map(({ src }: { src: string }) => src), touch]) {
    const loaded = await page.request.get(site.url + path)
    expect([path, loaded.status(), loaded.headers()['content-type']]).toEqual([path, 200, 'image/png'])
  }
  for (const { url: path } of shortcuts) expect((await page.request.get(site.url + path)).status()).toBe(200)
})

/** Does what a browser does that can install the site; returns whether the page keeps the offer for later. */
function canInstall(page: Page, outcome: 'accepted' | 'dismissed') {
  return page.evaluate((answer) => {
    const prompt = () => {
      document.documentElement.dataset['prompted'] = 'yes'
      return Promise.resolve({ outcome: answer })
    }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    return !dispatchEvent(event)
  }, outcome)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Search members' })
const install = (page: Page) => page.getByRole('button', { name: 'Install', exact: true })

test('the app is offered on the second visit, and no more once the member has said no', async ({
  page,
  site,
}) => {
  await asMember(page)
  await page.goto(`${site.url}/members`)
  await expect(heading(page)).toBeVisible()
  expect(await canInstall(page, 'dismissed')).toBe(true)
  // Another page of the same visit.
  await page.reload()
  await expect(heading(page)).toBeVisible()
  expect(await canInstall(page, 'dismissed')).toBe(true)
  await expect(install(page)).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('visits', JSON.stringify({ count: 1, at: 0 })))
  await page.reload()
  await expect(heading(page)).toBeVisible()
  expect(await canInstall(page, 'dismissed')).toBe(true)
  await install(page).click()
  await expect(install(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), dismissals.install))
    .not.toBeNull()

  await page.reload()
  await expect(heading(page)).toBeVisible()
  expect(await canInstall(page, 'dismissed')).toBe(true)
  await expect(install(page)).toHaveCount(0)
})
