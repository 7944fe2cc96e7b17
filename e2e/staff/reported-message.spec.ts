import type { Page } from '@playwright/test'
import { paths, staffPaths } from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { newcomer } from '../fixtures/member/newcomer.ts'
import { sentMessage } from '../fixtures/member/sent-message.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'

const QUEUE = staffPaths['staff-moderation']
const INSULT = 'Answer me or I will find out where you live.'

/** A decision takes effect after ten seconds; then a mail is written. */
const EFFECT_TIMEOUT = 60_000

// A wrong step fails by itself, not by the test's whole time.
test.use({ actionTimeout: 20_000 })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Fills in the login form of a member whom the page may refuse. */
async function logIn(page: Page, url: string, email: string) {
  await page.goto(url + paths.login)
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomer('any').password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('a message is reported from its conversation, its writer is suspended, objects, and is let in by another moderator', async ({
  page: moderator,
  browser,
  site,
  expectedErrors,
}) => {
  test.setTimeout(300_000)
  // A code may have been used by another test.
  expectedErrors.push(/status of 422/)
  const [ann, ben] = [await newMember(browser, site, 'Ann'), await newMember(browser, site, 'Ben')]
  await ben.open(site, ann)
  await ben.write('Good evening')
  await ben.write(INSULT)

  await test.step('the reader reports the message', async () => {
    await ann.open(site, ben)
    await expect(ann.message(INSULT)).toBeVisible()
    await ann.log.getByRole('button', { name: 'Report this message' }).last().click()
    const dialog = ann.page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Harassment or threats' }).focus()
    await ann.page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(ann.page.getByRole('dialog').getByRole('status')).toHaveText(/Reference: ?\S+$/)
  })

  await test.step('a moderator reads the messages and suspends the writer by keys', async () => {
    await openBackOffice(moderator, site, 'moderator')
    await moderator.goto(`${site.url}${QUEUE}?kind=report`)
    await moderator.getByRole('link', { name: `Reported message: ${ben.name}` }).click()
    await expect(heading(moderator, `Reported message: ${ben.name}`)).toBeFocused()
    // Closed until somebody asks, which the log keeps.
    await expect(moderator.getByText(INSULT)).toHaveCount(0)
    await moderator.keyboard.press('l')
    const messages = moderator.getByRole('list', { name: 'Messages' })
    await expect(messages.getByText('Good evening')).toBeVisible()
    await expect(messages.getByRole('listitem').filter({ hasText: INSULT })).toContainText('· Reported')
    expect(await violationsOf(moderator)).toEqual([])
    await moderator.keyboard.press('s')
    await moderator.keyboard.press('2')
    await expect(
      moderator.getByRole('status').filter({ hasText: 'Suspended, 7 days: Harassment or threats' }),
    ).toBeVisible()
  })

  let objection = ''
  await test.step('both are told, and the writer is locked out', async () => {
    await expect(async () => {
      const mail = await sentMessage({
        page: moderator,
        url: site.url,
        to: ben.email,
        text: /Your account is closed until/,
      })
      expect(mail).toBeTruthy()
    }).toPass({ timeout: EFFECT_TIMEOUT })
    const letter = { page: moderator, url: site.url, to: ben.email }
    await sentMessage({ ...letter, text: /Harassment or threats/ })
    ;[, objection = ''] = await sentMessage({ ...letter, text: /(\/complaints\?decision=[\w.-]+)/ })
    await sentMessage({ ...letter, to: ann.email, text: /You were right/ })
    await ben.page.goto(site.url + paths.members)
    await logIn(ben.page, site.url, ben.email)
    await expect(
      ben.page.getByText(/^This account is closed until .* The reason: Harassment or threats\.$/),
    ).toBeVisible()
  })

  await test.step('the writer objects by the link in the mail', async () => {
    await ben.page.goto(site.url + objection)
    await ben.page.getByRole('textbox', { name: 'Your email address' }).fill(ben.email)
    await ben.page
      .getByRole('textbox', { name: 'What happened?' })
      .fill('It is a line from a film we both like.')
    await ben.page.getByRole('button', { name: 'Send complaint' }).click()
    await expect(heading(ben.page, 'Your complaint has reached us')).toBeVisible()
  })

  await test.step('another moderator upholds it, and the writer gets in again', async () => {
    const context = await browser.newContext({ locale: 'en-GB' })
    await pastEntryWarning(context)
    const other = await context.newPage()
    await openBackOffice(other, site, 'staff')
    await other.goto(`${site.url}${QUEUE}?kind=objection`)
    await other.getByRole('link', { name: `Objection: ${ben.name}` }).click()
    await expect(heading(other, `Objection: ${ben.name}`)).toBeFocused()
    await expect(other.getByText('It is a line from a film we both like.')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Uphold objection' })).toBeVisible()
    await other.keyboard.press('y')
    await expect(other.getByRole('textbox', { name: 'Answer' })).toBeFocused()
    await other.keyboard.type('You are right, they quote it, too.')
    await other.keyboard.press('Escape')
    await other.keyboard.press('y')
    await expect(other.getByRole('status').filter({ hasText: 'Objection upheld' })).toBeVisible()
    await expect(async () => {
      await logIn(ben.page, site.url, ben.email)
      await ben.page.waitForURL((url) => url.pathname !== paths.login, { timeout: 3_000 })
    }).toPass({ timeout: EFFECT_TIMEOUT, intervals: [5_000] })
    await sentMessage({ page: other, url: site.url, to: ben.email, text: /taken it back/ })
    await context.close()
  })
  for (const { context } of [ann, ben]) await context.close()
})
