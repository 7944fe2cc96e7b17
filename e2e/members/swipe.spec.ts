import type { Page } from '@playwright/test'
import {
  type AnswerOf,
  answerSwipe,
  CLIENT_HEADER,
  CLIENT_TYPE,
  dismissals,
  getSwipe,
  paths,
} from 'contracts'
import { dismissed } from '../fixtures/dismissed.ts'
import { sessionAt } from '../fixtures/logged-in.ts'
import { becomeMember } from '../fixtures/member/new-member.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import type { Site } from '../fixtures/site/site.ts'
import { staff } from '../fixtures/site/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { violationsOf } from '../fixtures/violations.ts'
import { withoutWaitingLike } from '../fixtures/without-waiting-like.ts'

/** The cards below the top one are inert. */
const top = (page: Page) => page.locator('article:not([inert])').getByRole('heading', { level: 2 })
const over = (page: Page) =>
  page.getByRole('heading', { name: /^That’s your \d+ likes in the game for today/ })

async function begin(page: Page, { url }: Site) {
  await page.goto(url + paths['swipe-game'])
  await expect(page.getByRole('heading', { level: 1, name: 'Swipe game' })).toBeVisible()
  await expect(top(page)).toBeVisible()
}

/** Also closes the pop-up if the like is a match. */
async function press(page: Page, key: string) {
  // A key answers once the card has arrived.
  await expect(page.getByRole('button', { name: /^Yes/ })).toBeEnabled()
  const before = await top(page).innerText()
  const said = page.waitForResponse(
    (answer) => answer.url().endsWith(answerSwipe.path) && answer.request().method() === 'POST',
  )
  await page.keyboard.press(key)
  const { matched } = (await (await said).json()) as AnswerOf<typeof answerSwipe>
  if (matched) {
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(top(page)).not.toHaveText(before)
  return before
}

const zone = 'Europe/London'

test('§6: free members have a number of likes a day, counted by the server; a no is free; by keyboard', async ({
  page,
  context,
  site,
}) => {
  await becomeMember(page, site)
  // The cards may leave the country at any of them.
  await dismissed(page, dismissals.farCards)
  await staff(site, 'settings', 'set', 'swipe_likes', '4')
  const headers = { [CLIENT_HEADER]: CLIENT_TYPE }
  const readDeck = async () =>
    getSwipe.answer.parse(
      await (await context.request.get(`${site.url}${getSwipe.path}?zone=${zone}`, { headers })).json(),
    )
  // The server reads a brand's settings anew after a moment.
  await expect.poll(async () => (await readDeck()).left_today).toBe(4)
  await begin(page, site)
  await expect(page.getByText(/likes? left today/)).toHaveCount(0)
  for (let time = 0; time < 2; time += 1) await press(page, 'ArrowRight')
  await expect(page.getByText('2 likes left today')).toBeVisible()
  for (let time = 0; time < 2; time += 1) await press(page, 'ArrowRight')
  await expect(over(page)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('ArrowLeft')
  await expect(over(page)).toHaveCount(0)
  const fifth = await top(page).innerText()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Your likes for today are used up.')).toBeAttached()
  await expect(over(page)).toBeVisible()
  await page.getByRole('button', { name: 'See the next card' }).click()
  await expect(top(page)).toHaveText(fifth)
  await press(page, 'ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(top(page)).toHaveText(fifth)
  expect(await violationsOf(page)).toEqual([])

  await page.reload()
  await expect(over(page)).toBeVisible()
  const { profiles } = await readDeck()
  const data = { profile: profiles[0]?.id, answer: 'yes', zone }
  const refused = await context.request.post(site.url + answerSwipe.path, { headers, data })
  expect([refused.status(), await refused.json()]).toMatchObject([403, { error: { code: 'swipe_limit' } }])
})

test.slow()

test('§6: on a phone, cards are swiped by touch, and undo puts the last one back', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  await withoutWaitingLike(context)
  await pastEntryWarning(context)
  const page = await context.newPage()
  await page.context().addCookies([await sessionAt(site.url, 'premium')])
  await begin(page, site)
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly [number, number][]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
  const first = await top(page).innerText()
  await touch('touchStart', [[280, 400]])
  for (const x of [240, 190, 130, 60]) await touch('touchMove', [[x, 402]])
  await touch('touchEnd', [])
  await expect(top(page)).not.toHaveText(first)
  await page.getByRole('button', { name: 'Take back the last answer' }).click()
  await expect(top(page)).toHaveText(first)
  await context.close()
})

test('a swipe that fails to send puts its card back', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/status of 422/)
  await page.context().addCookies([await sessionAt(site.url, 'premium')])
  await begin(page, site)
  await page.route(`**${answerSwipe.path}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { error: { code: 'invalid_input', message: '' } } })
      : route.fallback(),
  )
  const first = await top(page).innerText()
  await page.getByRole('button', { name: /^No to / }).click()
  await expect(page.getByText(/wasn’t saved/)).toBeVisible()
  await expect(top(page)).toHaveText(first)
})
