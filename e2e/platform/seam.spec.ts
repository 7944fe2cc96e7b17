import { frameAnswers } from '../fixtures/frame-answers.ts'
import { asMember } from '../fixtures/member/as-member.ts'
import { REMOTES } from '../fixtures/site/remotes.ts'
import { expect, test } from '../fixtures/test.ts'

for (const { name, path, heading, isForMembers } of REMOTES) {
  test(`§2: ${path} is drawn by ${name}`, async ({ page, site }) => {
    if (isForMembers) await asMember(page)
    if (name === 'mf-landers') test.info().annotations.push({ type: 'audience', description: 'visitor' })
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator(`[data-remote="${name}"]:not([hidden]) h1`)).toHaveText(heading)
    await expect(page).toHaveTitle(/ – Amberly$/)
  })
}

test('every file of a page is requested once and appears in the document once', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(site.url)
  await expect(page.getByRole('heading', { level: 1, name: REMOTES[0].heading })).toBeVisible()
  await frameAnswers(page)
  await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  const files = asked.filter((path) => /\.(js|css)$/.test(path))
  const standing = await page
    .locator('link[rel=stylesheet], script[src]')
    .evaluateAll((elements) => elements.map((it) => it.getAttribute('href') ?? it.getAttribute('src')))
  for (const found of [files, standing]) {
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter((file, i) => found.indexOf(file) !== i)).toEqual([])
  }
})

test('§2: a visitor who opens a members’ page is sent to the login, with the way back', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/chats`)
  await expect(page).toHaveURL(`${site.url}/login?back=%2Fchats`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('§2: a member who opens the login is sent home', async ({ page, site }) => {
  await asMember(page)
  await page.goto(`${site.url}/login`)
  await expect(page).toHaveURL(`${site.url}/`)
})

test('§4: the language changes on the whole page at once and is remembered', async ({ page, site }) => {
  await page.goto(`${site.url}/lang-config`)
  await page.getByRole('radio', { name: 'Suomi' }).check()
  await expect(page.getByRole('heading', { level: 1, name: 'Kieli' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page).toHaveTitle('Kieli – Amberly')
  await expect(page.getByRole('button', { name: 'Suomi' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Kieli' })).toBeVisible()
})
