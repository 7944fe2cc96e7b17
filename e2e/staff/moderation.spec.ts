import type { Page } from '@playwright/test'
import {
  CLIENT_HEADER,
  CLIENT_TYPE,
  getPhotos,
  type OwnPhoto,
  paths,
  staffPaths,
  uploadPhoto,
} from 'contracts'
import { openBackOffice } from '../fixtures/back-office.ts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { paintedPicture } from '../fixtures/member/painted-picture.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { staff } from '../fixtures/site/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { colourViolationsOf, violationsOf } from '../fixtures/violations.ts'

const MEMBER = 'free@example.invalid'
const QUEUE = staffPaths['staff-moderation']

/** A decision takes effect after ten seconds; then a mail is written. */
const EFFECT_TIMEOUT = 60_000

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The reference of the decision that the newest mail to an address is about. */
async function mailedDecision(page: Page, url: string, to: string): Promise<string | undefined> {
  const list = await (await page.request.get(`${url}/dev/outbox?${new URLSearchParams({ to })}`)).text()
  for (const [, letter = ''] of list.matchAll(/href="(\/dev\/outbox\/[^"]+)"/g)) {
    const mail = await (await page.request.get(`${url}${letter}/html`)).text()
    const [, reference] = /decision=([\w-]+)/.exec(mail) ?? []
    if (reference !== undefined) return reference
  }
  return undefined
}

test('a moderator rejects a photo by keys, undoes it and rejects it again; its owner objects, and another moderator upholds it', async ({
  page: member,
  browser,
  ownSite: site,
  expectedErrors,
}) => {
  test.setTimeout(300_000)
  // A code may have been used by another test.
  expectedErrors.push(/status of 422/)
  await staff(site, 'settings', 'set', 'photo_approval', 'true')
  await member.goto(site.url + paths.login)
  await logInAs(member, 'free')
  await member.waitForURL((url) => url.pathname !== paths.login)
  const uploaded = await member.request.post(site.url + uploadPhoto.path, {
    headers: { [CLIENT_HEADER]: CLIENT_TYPE },
    multipart: { photo: paintedPicture('walk.png') },
  })
  const { photos } = (await uploaded.json()) as { photos: OwnPhoto[] }
  const photo = photos.find(({ status }) => status === 'pending')
  expect(photo).toBeDefined()

  const [moderator, other] = await Promise.all(
    [0, 1].map(async () => {
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
      await pastEntryWarning(context)
      return context.newPage()
    }),
  )
  if (!moderator || !other) throw new Error('There are two moderators.')
  await openBackOffice(moderator, site, 'moderator')
  await moderator.goto(`${site.url}${QUEUE}?kind=photo`)
  await expect(heading(moderator, 'Moderation')).toBeVisible()
  expect(await violationsOf(moderator)).toEqual([])
  await moderator.getByRole('link', { name: 'Photo: Free demo' }).click()

  const own = heading(moderator, 'Photo: Free demo')
  await expect(own).toBeVisible()
  expect(await violationsOf(moderator)).toEqual([])
  for (const scheme of ['light', 'dark'] as const) {
    await moderator.emulateMedia({ colorScheme: scheme })
    expect(await colourViolationsOf(moderator)).toEqual([])
  }
  const reject = async () => {
    await moderator.keyboard.press('r')
    await moderator.keyboard.press('4')
    await expect(moderator.getByRole('status').filter({ hasText: 'Rejected: Nudity' })).toBeVisible()
    // The next case takes the focus, so that the keyboard goes on from there.
    await expect(own).toBeHidden()
    await expect(heading(moderator, /^Photo: /)).toBeFocused()
  }
  await reject()
  await moderator.keyboard.press('u')
  await expect(own).toBeFocused()
  await reject()

  // Nobody else is given a case that somebody has in hand.
  await openBackOffice(other, site, 'staff')
  await other.goto(`${site.url}${QUEUE}?kind=photo`)
  await other.getByRole('button', { name: 'Start' }).click()
  await expect(heading(other, /^Photo: /)).toBeVisible()
  expect(new URL(other.url()).pathname).not.toBe(new URL(moderator.url()).pathname)
  await other.goto(moderator.url())
  await expect(other.getByText(/^Moderator demo is working on this until/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  let reference: string | undefined
  await expect
    .poll(async () => (reference = await mailedDecision(member, site.url, MEMBER)), {
      timeout: EFFECT_TIMEOUT,
    })
    .toBeDefined()
  await member.goto(`${site.url}${paths.complaints}?decision=${reference}`)
  await member.getByRole('textbox', { name: 'What happened?' }).fill('It shows a walk.')
  await member.getByRole('button', { name: 'Send complaint' }).click()
  await expect(heading(member, 'Your complaint has reached us')).toBeVisible()

  await moderator.goto(`${site.url}${QUEUE}?kind=objection`)
  await moderator.getByRole('link', { name: 'Objection: Free demo' }).click()
  await expect(moderator.getByText(/^You made that decision/)).toBeVisible()
  await moderator.goto(site.url + QUEUE)
  await other.goto(`${site.url}${QUEUE}?kind=objection`)
  await other.getByRole('link', { name: 'Objection: Free demo' }).click()
  await expect(heading(other, /^Objection: /)).toBeVisible()
  await expect(other.getByText('It shows a walk.')).toBeVisible()
  await other.keyboard.press('y')
  await expect(other.getByRole('textbox', { name: 'Answer' })).toBeFocused()
  await other.keyboard.type('You are right: it shows a walk.')
  await other.keyboard.press('Escape')
  await other.keyboard.press('y')
  await expect(other.getByRole('status').filter({ hasText: 'Objection upheld' })).toBeVisible()
  const statusOf = async () => {
    const answer = (await (await member.request.get(site.url + getPhotos.path)).json()) as {
      photos: OwnPhoto[]
    }
    return answer.photos.find(({ id }) => id === photo?.id)?.status
  }
  await expect.poll(statusOf, { timeout: EFFECT_TIMEOUT }).toBe('active')
  await moderator.context().close()
  await other.context().close()
})

test('a contact sheet is decided at once, and taken back', async ({ page, site, expectedErrors }) => {
  test.setTimeout(180_000)
  expectedErrors.push(/status of 422/)
  await openBackOffice(page, site, 'moderator')
  await page.goto(site.url + staffPaths['staff-moderation-photos'])
  const tiles = page.locator('ul').getByRole('button', { pressed: false })
  await expect(tiles.first()).toBeVisible()
  const count = await tiles.count()
  await page.getByRole('button', { name: 'Contact details' }).click()
  await tiles.first().click()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: `Approve ${count - 1}, reject 1` }).click()
  await expect(page.getByText(`Approved: ${count - 1}, rejected: 1`)).toBeVisible()
  await page.keyboard.press('u')
  // All of them are back, before those that came next.
  await expect(page.getByRole('button', { name: / reject 1/ })).toBeVisible()
})
