import type { Image } from 'contracts'
import { useStore } from 'shared-state/store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInFrame } from '../fixture-frame.tsx'
import { Navigation } from './navigation.tsx'

const menu = vi.hoisted(() => ({ links: [] as { path: string; title: string }[] }))

// The links of remotes need a whole page around them.
vi.mock('platform/runtime/shell', () => ({ useMenu: () => menu.links }))

let unmount = () => {}
const server = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', server))
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  server.mockReset()
  menu.links = []
})

async function render(scene: Parameters<typeof renderInFrame>[1] = {}, kind: 'full' | 'logo' = 'full') {
  const rendered = await renderInFrame(<Navigation kind={kind} hasBottomBar route="members" />, scene)
  unmount = rendered.unmount
  await expect.element(page.getByRole('link', { name: 'Amberly – Home' })).toBeInTheDocument()
  return rendered
}

const links = () =>
  page
    .getByRole('list')
    .getByRole('link')
    .elements()
    .map((link) => (link as HTMLElement).innerText.replaceAll(/\s+/g, ' '))

test('§2: a visitor sees links to search, prices and log in, and a sign-up button', async () => {
  await page.viewport(1280, 800)
  await render()
  expect(links()).toEqual(['Search members', 'Prices', 'Log in'])
  await expect.element(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
})

test('§6: a visitor who may not search sees no link to the search', async () => {
  await page.viewport(1280, 800)
  await render({ settings: { logged_out_search: 'none' } })
  expect(links()).toEqual(['Prices', 'Log in'])
})

test.each([
  [{ unread: 0, newLikes: 0 }, ['Search members', 'Swipe', 'Messages', 'Likes', 'Credits']],
  [
    { unread: 1, newLikes: 99 },
    ['Search members', 'Swipe', 'Messages 1 1 unread message', 'Likes 99 99 new likes', 'Credits'],
  ],
  [
    { newLikes: 1, areMatches: true },
    ['Search members', 'Swipe', 'Messages', 'Likes 1 1 new match', 'Credits'],
  ],
  [
    { unread: 100, user: { credits: 10 } },
    ['Search members', 'Swipe', 'Messages 99+ 100 unread messages', 'Likes', 'Credits 10 10 credits left'],
  ],
  [{ user: { credits: 0 } }, ['Search members', 'Swipe', 'Messages', 'Likes', 'Credits 0 0 credits left']],
  [
    { user: { paid_user: false, credits: 0 } },
    ['Search members', 'Swipe', 'Messages', 'Likes', 'Get premium'],
  ],
])(
  '§2: a member sees badges for what is new, and a screen reader reads them: %j',
  async (scene, expected) => {
    await page.viewport(1280, 800)
    await render({ user: {}, ...scene })
    expect(links()).toEqual(expected)
  },
)

test.each([
  [10, 'warning'],
  [1, 'warning'],
  [0, 'danger'],
])('§2: the badge for %i credits has the tone %s', async (credits, tone) => {
  await render({ user: { credits } })
  const badge = page.getByText(String(credits), { exact: true })
  await expect.element(badge).toHaveAttribute('data-tone', tone)
})

test('§2: a member uses the account menu by keyboard', async () => {
  const { navigator } = await render({ user: {} })
  const button = page.getByRole('button', { name: 'Your account, Vera' })
  button.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'My profile' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toHaveFocus()
  for (const name of ['Payments & refunds', 'Repeat last order', 'Help']) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name })).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'My profile' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => navigator.push.mock.calls[0]?.[0]).toMatchObject({ pathname: '/notifications' })
})

test('links of remotes stand in the account menu, and nowhere in the top navigation', async () => {
  menu.links = [{ path: '/events', title: 'Events' }]
  await page.viewport(1280, 800)
  const { navigator } = await render({ user: {} })
  expect(links().join()).not.toContain('Events')
  await page.getByRole('button', { name: 'Your account, Vera' }).click()
  await page.getByRole('menuitem', { name: 'Events' }).click()
  await expect.poll(() => navigator.push.mock.calls[0]?.[0]).toMatchObject({ pathname: '/events' })
})

test('§6: a member who has bought nothing has no order to repeat', async () => {
  await render({ user: { paid_user: false } })
  await page.getByRole('button', { name: 'Your account, Vera' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Repeat last order' }).query()).toBeNull()
})

test('where the browser can install the site, the account menu has it, too', async () => {
  await render({ user: {} })
  const way = Object.assign(new Event('beforeinstallprompt'), {
    prompt: vi.fn<() => Promise<{ outcome: 'accepted' }>>(async () => ({ outcome: 'accepted' })),
  })
  const item = page.getByRole('menuitem', { name: 'Install the app' })
  await page.getByRole('button', { name: 'Your account, Vera' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  expect(item.query()).toBeNull()
  useStore.getState().setInstall({ way })
  await item.click()
  expect(way.prompt).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Your account, Vera' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  expect(item.query()).toBeNull()
})

test('§2: a member who logs out ends the session on the server and goes home as a visitor', async () => {
  server.mockResolvedValue(new Response(null, { status: 204 }))
  const { navigator } = await render({ user: {} })
  await page.getByRole('button', { name: 'Your account, Vera' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(server).toHaveBeenCalledWith(expect.stringContaining('/api/logout.php'), expect.anything())
  expect(navigator.push.mock.calls[0]?.[0]).toMatchObject({ pathname: '/' })
})

test('a member with an unsent draft is asked first; logging out deletes it', async () => {
  server.mockResolvedValue(new Response(null, { status: 204 }))
  localStorage.setItem('draft:v1:bo', 'Hello')
  const { navigator } = await render({ user: { id: 'v1' } })
  const button = page.getByRole('button', { name: 'Your account, Vera' })
  const question = page.getByRole('alertdialog', { name: 'Log out anyway?' })
  async function logOut() {
    await button.click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await logOut()
  await expect.element(question).toHaveAccessibleDescription(/drafts or messages/)
  await page.getByRole('button', { name: 'Stay logged in' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect([server.mock.calls, localStorage.getItem('draft:v1:bo')]).toEqual([[], 'Hello'])
  await logOut()
  await page.getByRole('button', { name: 'Log out and delete' }).click()
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(localStorage.getItem('draft:v1:bo')).toBeNull()
  expect(navigator.push.mock.calls[0]?.[0]).toMatchObject({ pathname: '/' })
})

test('a failed logout changes nothing, and says so', async () => {
  const refusal = { error: { code: 'forbidden', message: 'No.' } }
  server.mockImplementation(async () => Response.json(refusal, { status: 403 }))
  const { navigator } = await render({ user: {} })
  await page.getByRole('button', { name: 'Your account, Vera' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(page.getByText('We couldn’t log you out. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Likes' })).toBeVisible()
  expect(navigator.push).not.toHaveBeenCalled()
})

test('§2: a brand with several languages lists each by its own name', async () => {
  await render()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect
    .element(page.getByRole('menuitemradio', { name: 'English' }))
    .toHaveAttribute('aria-checked', 'true')
  const names = page.getByRole('menuitemradio').elements()
  expect(names.map((item) => item.textContent)).toEqual(['English', 'Suomi', 'Nederlands', 'Svenska'])
})

test('§2: a brand with a single language has no language menu', async () => {
  await render({ settings: { countries: ['GB', 'IE'] } })
  expect(page.getByRole('button', { name: /Language/ }).elements()).toEqual([])
})

test('a member’s picture stands for their account, and a figure if it cannot be loaded', async () => {
  const main_image = { thumb_filename: 'no-such-file' } as Image
  await render({ user: { profile: { name: 'Vera', country: 'GB', status: 'active', main_image } } })
  const button = page.getByRole('button', { name: 'Your account, Vera' }).element()
  await expect.poll(() => button.querySelector('svg')).not.toBeNull()
  expect(button.querySelector('img')).toBeNull()
})

test('a browser without network is told so, until it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await render()
  const sentences = () => page.getByText(/^You’re offline/).elements()
  expect(sentences()).toHaveLength(1)
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect.poll(sentences).toEqual([])
})

test.each([360, 390])('at %i px, a visitor’s header is one row with the ways in', async (width) => {
  await page.viewport(width, 800)
  await render()
  expect(links()).toEqual(['Log in'])
  const { height } = document.querySelector('header')?.getBoundingClientRect() ?? {}
  expect(height).toBeLessThan(60)
  await page.viewport(1280, 800)
})

test('§2: a lander shows only the logo', async () => {
  await render({ user: {} }, 'logo')
  expect(page.getByRole('link').elements()).toHaveLength(1)
  expect(page.getByRole('button').elements()).toEqual([])
})
