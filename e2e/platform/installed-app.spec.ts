import type { Page } from '@playwright/test'
import { dismissals } from 'contracts'
import { asMember } from '../fixtures/member/as-member.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2: Chromium finds no fault with the manifest, and every icon and screenshot loads', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/pricing`)
  const devtools = await page.context().newCDPSession(page)
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toContain('/app.webmanifest?lang=en')
  const { name, icons, screenshots, shortcuts } = JSON.parse(data)
  expect(name).toBe('Amberly')
  expect(icons.length).toBe(4)
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  for (const path of [...icons.map(({ src }: { src: string }) => src), touch]) {
    const loaded = await page.request.get(site.url + path)
    expect([path, loaded.status(), loaded.headers()['content-type']]).toEqual([path, 200, 'image/png'])
  }
  expect(screenshots.length).toBe(2)
  for (const { src } of screenshots) {
    const loaded = await page.request.get(site.url + src)
    expect([src, loaded.status(), loaded.headers()['content-type']]).toEqual([src, 200, 'image/webp'])
  }
  for (const { url: path } of shortcuts) expect((await page.request.get(site.url + path)).status()).toBe(200)
})

/**
 * Does what a browser does that can install the site, and whose user says no to that; returns whether the page keeps the
 * offer for later. The page may not be listening yet.
 */
function canInstall(page: Page) {
  return page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset['prompted'] = 'yes'
      return Promise.resolve({ outcome: 'dismissed' })
    }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    return !dispatchEvent(event)
  })
}

const install = (page: Page) => page.getByRole('button', { name: 'Install', exact: true })

/** Opens the site, whose browser can install it, and goes on to another page. */
async function visit(page: Page, url: string) {
  await page.goto(`${url}/members`)
  await expect.poll(() => canInstall(page)).toBe(true)
  await expect(page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible()
  // It would push the open page down.
  await expect(install(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Likes' }).click()
  await expect(page).toHaveURL(/\/likes$/)
  await expect(page.locator('h1')).not.toHaveText('Search members')
}

test('the app is offered on the second visit, and no more once the member has said no', async ({
  page,
  site,
}) => {
  await asMember(page)
  await visit(page, site.url)
  await expect(install(page)).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('visits', JSON.stringify({ count: 1, at: 0 })))
  await visit(page, site.url)
  await install(page).click()
  await expect(install(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), dismissals.install))
    .not.toBeNull()

  await visit(page, site.url)
  await expect(install(page)).toHaveCount(0)
})
