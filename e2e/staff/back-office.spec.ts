import { staffPaths } from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { frameAnswers } from '../fixtures/frame-answers.ts'
import { sessionAt } from '../fixtures/logged-in.ts'
import { rawKeys } from '../fixtures/raw-keys.ts'
import { tabTo } from '../fixtures/tab-to.ts'
import { expect, test } from '../fixtures/test.ts'
import { colourViolationsOf, violationsOf } from '../fixtures/violations.ts'

test('with the keyboard alone, an admin proves that it is them, gives a role, finds it in the log and takes it away', async ({
  page,
  releaseSite: site,
  expectedErrors,
}) => {
  test.setTimeout(300_000)
  // The code may have been used by another test.
  expectedErrors.push(/status of 422/)
  await openBackOffice(page, site, 'staff')

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Go to a page' })).toBeFocused()
  await page.keyboard.type('roles')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Staff and roles' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await tabTo(page, page.getByRole('button', { name: 'Give a role' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Give a role at Amberly' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type('free@example.invalid')
  await tabTo(page, dialog.getByRole('button', { name: /^Choose a role/ }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sup')
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Reason' }))
  await page.keyboard.type('A new colleague')
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([])
  await tabTo(page, dialog.getByRole('button', { name: 'Give a role' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const take = page.getByRole('button', { name: 'Take the role Support from Free demo' })
  await expect(take).toBeVisible()

  await page.goto(`${site.url}${staffPaths['staff-log']}?what=roles`)
  const entry = page.getByRole('row').filter({ hasText: 'A new colleague' }).first()
  await expect(entry).toContainText('Role given')
  await expect(entry).toContainText('Staff demo')
  expect(await violationsOf(page)).toEqual([])

  await page.goto(site.url + staffPaths['staff-access'])
  await take.click()
  const question = page.getByRole('dialog', { name: 'Take the role Support from Free demo' })
  await question.getByRole('textbox', { name: 'Reason' }).fill('Only a test')
  await question.getByRole('button', { name: 'Take the role away' }).click()
  await expect(question).toBeHidden()
  await expect(take).toBeHidden()
})

test('a member gets a 404 at each page, and none of the back office’s files', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await page.context().addCookies([await sessionAt(site.url)])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of Object.values(staffPaths)) {
    const answer = await page.goto(site.url + path)
    expect(answer?.status(), path).toBe(404)
    expect(await answer?.text()).not.toContain('mf-staff')
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible()
  }
  // Also not while the browser is idle, when other remotes are loaded ahead.
  await page.goto(`${site.url}/members`)
  await frameAnswers(page)
  const entries = () => asked.filter((url) => /\/mf-credits\/.*entry\./.test(url)).length
  await page.mouse.move(5, 5)
  await page.mouse.move(50, 50)
  await expect.poll(entries).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/mf-staff/'))).toEqual([])
})

test('a moderator sees the parts of a moderator, on every width, light and dark, and nothing of an admin’s', async ({
  page,
  site,
  expectedErrors,
}) => {
  test.setTimeout(240_000)
  expectedErrors.push(/status of 422/)
  await openBackOffice(page, site, 'moderator')
  const links = () =>
    page.getByRole('navigation', { name: 'Back office' }).getByRole('link').allTextContents()
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await links()).toEqual(expect.arrayContaining(['Back office', 'Your sign-in']))
  expect(await links()).not.toContain('Staff and roles')

  await page.goto(site.url + staffPaths['staff-security'])
  await expect(page.getByRole('heading', { level: 1, name: 'Your sign-in' })).toBeVisible()
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ overflow, rawKeys: await rawKeys(page) }, `${width} px`).toEqual({ overflow: 0, rawKeys: [] })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violationsOf(page), `${width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourViolationsOf(page), `${width} px, dark`).toEqual([])
  }
  await page.setViewportSize({ width: 768, height: 800 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Back office' }).click()
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible()

  await page.goto(site.url + staffPaths['staff-access'])
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible()
})
