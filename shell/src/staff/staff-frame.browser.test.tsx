import { getStaff, noteActivity, type Staff } from 'contracts'
import { addWords } from 'shared-state/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInFrame } from '../fixture-frame.tsx'
import { StaffFrame } from './staff-frame.tsx'
import words from './words/en.json'

const menus: Readonly<Record<string, readonly { path: string; title: string }[]>> = {
  staff: [{ path: '/staff', title: 'Start' }],
  'staff-support': [{ path: '/staff/members', title: 'Find a member' }],
  'staff-finance': [{ path: '/staff/orders', title: 'Orders' }],
}
const place = vi.hoisted(() => ({ search: '' }))

// Menus and the open page need a whole platform around them.
vi.mock('platform/runtime/shell', () => ({
  useMenu: (name: string) => menus[name] ?? [],
  usePage: () => ({ location: { pathname: '/staff', search: place.search } }),
}))

const staff: Staff = {
  brands: [
    { id: 'amberly', name: 'Amberly', is_own: true, roles: ['support'] },
    { id: 'gay', name: 'Garnet', is_own: false, roles: ['finance'] },
  ],
  second_factor: { verified_until: null, fresh_until: null, factors: [], recovery_codes_left: 0 },
}

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  place.search = ''
})

/** The calls that tell of a person at work. */
let acts = 0

async function render({ search = '', brands = staff.brands, provenUntil = null as string | null } = {}) {
  place.search = search
  acts = 0
  const second_factor = { ...staff.second_factor, verified_until: provenUntil }
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith(getStaff.path)) return Response.json({ ...staff, brands, second_factor })
    if (url.startsWith(noteActivity.path)) {
      acts += 1
      return new Response(null, { status: 204 })
    }
    throw new Error(`Nobody answers ${url}.`)
  })
  await page.viewport(1280, 800)
  const rendered = await renderInFrame(<StaffFrame />, { user: { role: 'staff' }, path: '/staff' })
  addWords('shell-staff', 'en', words)
  unmount = rendered.unmount
  await expect.element(page.getByRole('link', { name: 'Start' })).toBeVisible()
  return rendered
}

const sidebar = () =>
  page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

test('the sidebar has the parts of the roles at the brand at work', async () => {
  await render()
  expect(sidebar()).toEqual(['Start', 'Find a member'])
})

test('at another brand, the links keep it', async () => {
  const { navigator } = await render({ search: '?brand=gay' })
  expect(sidebar()).toEqual(['Start', 'Orders'])
  await page.getByRole('link', { name: 'Orders' }).click()
  const there = { pathname: '/staff/orders', search: '?brand=gay' }
  expect(navigator.push.mock.calls[0]?.[0]).toMatchObject(there)
})

test('the switch leads to the start of another brand; with roles at one, there is only its name', async () => {
  const { navigator } = await render()
  await page.getByRole('button', { name: 'Brand at work: Amberly' }).click()
  await page.getByRole('menuitemradio', { name: 'Garnet' }).click()
  await expect.poll(() => navigator.push.mock.calls[0]?.[0]).toMatchObject({ search: '?brand=gay' })
  unmount()
  await render({ brands: staff.brands.slice(0, 1) })
  await expect.element(page.getByText('Amberly', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /Brand at work/ }).elements()).toEqual([])
})

test('Ctrl-K opens a list of all pages; a part of a name and Enter lead there', async () => {
  const { navigator } = await render()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Go to a page' })).toHaveFocus()
  await userEvent.keyboard('memb')
  await expect.element(page.getByRole('option', { name: /Find a member/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => navigator.push.mock.calls[0]?.[0]).toMatchObject({ pathname: '/staff/members' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('on a narrow screen the sidebar is in a drawer', async () => {
  await render()
  await page.viewport(768, 800)
  expect(sidebar()).toEqual([])
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Find a member' })).toBeVisible()
})

test('the server hears of a person who presses or types, at most once a minute, and of nothing else', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await render({ provenUntil: '2026-11-01T08:30:00.000Z' })
  await userEvent.keyboard('a')
  await expect.poll(() => acts).toBe(1)
  await userEvent.keyboard('a')
  expect(acts).toBe(1)
  vi.advanceTimersByTime(60_000)
  // A script is nobody at work.
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  dispatchEvent(new PointerEvent('pointerdown'))
  dispatchEvent(new Event('focus'))
  expect(acts).toBe(1)
  await userEvent.keyboard('a')
  await expect.poll(() => acts).toBe(2)
  vi.advanceTimersByTime(60_000)
  await page.getByRole('link', { name: 'Start' }).click()
  await expect.poll(() => acts).toBe(3)
})

test('without a proven session there is nothing to keep', async () => {
  await render()
  await userEvent.keyboard('a')
  expect(acts).toBe(0)
})
