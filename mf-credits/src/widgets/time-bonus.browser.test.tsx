import { dismissals } from 'contracts'
import { useStore } from 'shared-state/store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { freeMember, timeBonus } from '../../../shared-state/src/fixture-state.ts'
import { renderInPage } from '../fixture-page.tsx'
import type { Scene } from '../fixture-scene.tsx'
import { Widget as Modal } from './time-bonus.tsx'
import { Widget as Banner } from './time-bonus-banner.tsx'

const member = { ...freeMember, credits: 0, time_bonus: timeBonus }

let unmount = () => {}
function open(scene: Scene = {}) {
  unmount()
  const widgets = (
    <>
      <Banner />
      <Modal />
    </>
  )
  unmount = renderInPage(widgets, { user: member, path: '/members', ...scene }).unmount
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] }))
afterEach(() => {
  unmount()
  unmount = () => {}
  useStore.getState().signOut()
  vi.useRealTimers()
  localStorage.clear()
})

const banner = page.getByRole('region', { name: '25% off your first purchase' })
const modal = page.getByRole('dialog', { name: '25% off your first purchase' })
const overlays = () => useStore.getState().overlays.map(({ name }) => name)

/** Effects, and the code that is loaded on demand. */
const settle = () => vi.waitFor(() => expect(document.body.firstElementChild).not.toBeNull())

test('§6: the banner counts down in two digits, and leads to the credits', async () => {
  open()
  await vi.waitFor(() => expect(banner.query()).not.toBeNull())
  expect(banner.getByRole('timer').element().textContent).toBe('04:00:00')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(banner.getByRole('timer').element().textContent).toBe('03:59:59')
  const link = banner.getByRole('link', { name: '25% off your first purchase. Get credits' })
  expect(link.element().getAttribute('href')).toBe('/credits')
})

test.each([390, 1280])(
  '§6: the banner is a line of 40 px and all of it leads to the credits, at %i px',
  async (width) => {
    await page.viewport(width, 844)
    open()
    await vi.waitFor(() => expect(banner.query()).not.toBeNull())
    const { top, left, right, bottom, height } = banner.element().getBoundingClientRect()
    expect(height).toBe(40)
    const middle = (top + bottom) / 2
    for (const x of [left + 2, (left + right) / 2, right - 60])
      expect(document.elementFromPoint(x, middle)?.closest('a')?.getAttribute('href')).toBe('/credits')
  },
)

test.each([
  ['outside the members area', { path: '/credits' }],
  ['without a bonus', { user: { ...member, time_bonus: null } }],
  ['to a paid user', { user: { ...member, paid_user: true } }],
  ['to a visitor', { user: null }],
])('§6: %s there is no banner and no modal', async (_, scene: Scene) => {
  open(scene)
  await settle()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(banner.query()).toBeNull()
  expect(overlays()).toEqual([])
})

test('§6: the modal opens 40 s after entering the members area, and stays away once it is dismissed', async () => {
  open()
  await vi.waitFor(() => expect(banner.query()).not.toBeNull())
  await vi.advanceTimersByTimeAsync(39_500)
  expect(overlays()).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  await vi.waitFor(() => expect(modal.query()).not.toBeNull())
  expect(modal.getByRole('link', { name: 'Get credits' }).element().getAttribute('href')).toBe('/credits')
  vi.useRealTimers()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => modal.query()).toBeNull()
  expect(localStorage.getItem(dismissals.timeBonus)).toMatch(/^\d{4}-/)
  expect(overlays()).toEqual([])
})

test.each([
  ['with credits', { user: { ...member, credits: 1 } }, false],
  ['after a dismissal', {}, true],
])('§6: %s no modal opens', async (_, scene: Scene, isDismissed: boolean) => {
  open(scene)
  if (isDismissed) useStore.getState().dismiss(dismissals.timeBonus)
  await vi.waitFor(() => expect(banner.query()).not.toBeNull())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(overlays()).toEqual([])
})

test('§6: leaving the members area cancels the modal', async () => {
  open()
  await vi.waitFor(() => expect(banner.query()).not.toBeNull())
  await vi.advanceTimersByTimeAsync(30_000)
  unmount()
  unmount = () => {}
  await vi.advanceTimersByTimeAsync(60_000)
  expect(overlays()).toEqual([])
})

test('§2: while another overlay shows, the modal waits', async () => {
  open()
  await vi.waitFor(() => expect(banner.query()).not.toBeNull())
  useStore.getState().openOverlay('match')
  await vi.advanceTimersByTimeAsync(41_000)
  expect(overlays()).toEqual(['match', 'time-bonus'])
  expect(modal.query()).toBeNull()
})

test('§4: at the end of the bonus banner and modal go', async () => {
  open({ user: { ...member, time_bonus: { ...timeBonus, validity: 60 } } })
  await vi.waitFor(() => expect(banner.query()).not.toBeNull())
  await vi.advanceTimersByTimeAsync(41_000)
  await vi.waitFor(() => expect(modal.query()).not.toBeNull())
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.waitFor(() => expect(banner.query()).toBeNull())
  expect(overlays()).toEqual([])
})

test('§6: a closed banner stays away while the page is open, and the modal comes nevertheless', async () => {
  open()
  await vi.waitFor(() => expect(banner.query()).not.toBeNull())
  ;(banner.getByRole('button', { name: 'Close' }).element() as HTMLElement).click()
  await vi.waitFor(() => expect(banner.query()).toBeNull())
  await vi.advanceTimersByTimeAsync(40_000)
  await vi.waitFor(() => expect(overlays()).toEqual(['time-bonus']))
})
