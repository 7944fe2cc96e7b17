import { dismissals, paths } from 'contracts'
import { expect, test } from '../fixtures/test.ts'
import { PAGES } from './pages.ts'
import { serverRendered } from './server-rendered.ts'

test('§2: pages can be read before any script runs, and without JavaScript their links work', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { path, heading } of PAGES) {
    await serverRendered(site, path)
    await expect(async () => {
      await page.goto(site.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1_000 })
    }).toPass()
  }
  await expect(async () => {
    await page.goto(site.url)
    await page.getByRole('link', { name: 'Log in' }).first().click({ timeout: 1_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in', { timeout: 1_000 })
  }).toPass()
  await context.close()
})

test('§2: without JavaScript, forms say in the page’s language that they need it, and send nothing', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fi-FI' })
  // The warning would be over the page.
  await context.addCookies([{ name: dismissals.entryWarning, value: '1', url: site.url }])
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  for (const path of [paths.login, paths.signup, paths['reset-password']]) {
    await test.step(path, async () => {
      const form = page.locator('main form')
      await expect(async () => {
        await page.goto(site.url + path)
        await expect(form).toBeVisible({ timeout: 1_000 })
      }).toPass()
      const sentence = await form.evaluate((element) => getComputedStyle(element, '::before').content)
      expect(sentence).toContain('Tähän tarvitaan JavaScript.')
      await expect(page.locator('button:visible')).toHaveCount(0)
      sent.length = 0
      const field = form.getByRole('textbox').first()
      await field.press('Enter')
      await expect(field).toBeFocused()
      await page.reload()
      expect(sent).toEqual([`GET ${path}`])
    })
  }
  await context.close()
})
