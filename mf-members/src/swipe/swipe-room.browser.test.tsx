import { SWIPE_LIKES_A_DAY } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { swipeProfile } from './fixture-profiles.ts'
import { SwipeGame } from './swipe-game.tsx'

const BOTTOM_BAR = 61
const first = {
  profiles: ['a', 'b', 'c', 'd', 'e'].map((id) => swipeProfile(id)),
  left_today: SWIPE_LIKES_A_DAY,
  resets_at: '2026-03-02T23:00:00.000Z',
}

let unmount = () => {}
beforeEach(() => {
  document.body.style.setProperty('--bottom-bar', `${BOTTOM_BAR}px`)
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET'
      ? new Response(null, { status: 204 })
      : Response.json({ error: { code: 'invalid_input', message: '' } }, { status: 422 }),
  )
})
afterEach(() => {
  unmount()
  document.body.style.removeProperty('--bottom-bar')
  vi.unstubAllGlobals()
})

const topCard = () =>
  page
    .getByRole('heading', { level: 2, name: 'Name a, 30' })
    .element()
    .closest('article')
    ?.getBoundingClientRect()
const yes = () => page.getByRole('button', { name: 'Yes to Name a' }).element().getBoundingClientRect()

const heading = () =>
  page.getByRole('heading', { level: 2, name: 'Name a, 30' }).element().getBoundingClientRect()

/** Whether the card with its name is above the buttons, and these are above the navigation. */
function places() {
  const card = topCard()
  return {
    hasName: card !== undefined && heading().bottom <= card.bottom,
    isCardClear: card !== undefined && card.bottom <= yes().top,
    isInView: yes().bottom <= window.innerHeight - BOTTOM_BAR,
    hasRoom: card !== undefined && card.height >= 144,
  }
}
const GOOD = { hasName: true, isCardClear: true, isInView: true, hasRoom: true }

test.each([844, 667])('in a window %i px high, the card leaves room for the buttons', async (height) => {
  await page.viewport(390, height)
  const rendered = await renderInPage(
    <>
      <div id="above" style={{ blockSize: '180px' }} />
      <SwipeGame first={first} zone="Europe/Amsterdam" />
    </>,
  )
  unmount = rendered.unmount
  await expect.element(page.getByRole('button', { name: 'Yes to Name a' })).toBeVisible()
  await expect.poll(places).toEqual(GOOD)
  const before = topCard()?.height ?? 0
  const above = document.querySelector<HTMLElement>('#above')
  if (above) above.style.blockSize = '260px'
  await expect.poll(places).toEqual(GOOD)
  await expect.poll(() => topCard()?.height).toBeLessThan(before)
  await page.getByRole('button', { name: 'No to Name a' }).click()
  await expect.element(page.getByText(/wasn’t saved/)).toBeVisible()
  await expect.poll(places).toEqual(GOOD)
  const notice = page
    .getByText(/wasn’t saved/)
    .element()
    .getBoundingClientRect()
  expect(notice.bottom).toBeLessThanOrEqual(heading().top)
})
