import { openMatch } from 'shared-state/matches'
import { openOverlay } from 'shared-state/overlays'
import { useStore } from 'shared-state/store'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { Widget as LikeWidget } from './like.tsx'
import { Widget as MatchWidget } from './match.tsx'

const ann = { id: 'a', name: 'Ann', age: 34, city: 'Utrecht', main_image: null }
const bea = { ...ann, id: 'b', name: 'Bea', is_fictional: true }

let unmount = () => {}
afterEach(() => unmount())

async function renderMatch() {
  const rendered = await renderInPage(<MatchWidget />)
  unmount = rendered.unmount
  openMatch(ann)
  await expect.element(page.getByText('You and Ann like each other.')).toBeVisible()
  return rendered
}

const overlays = () => useStore.getState().overlays.map(({ name }) => name)

test.each([
  ['anywhere', () => page.getByText('You and Ann like each other.').click(), []],
  ['with Esc', () => userEvent.keyboard('{Escape}'), []],
  [
    'on the image',
    () => page.getByRole('button', { name: 'See the profile of Ann' }).click(),
    ['/members/a'],
  ],
  ['on the button', () => page.getByRole('button', { name: 'Write to Ann' }).click(), ['/members/a/chat']],
])('§2: the match pop-up closes when pressed %s', async (_, press, visited) => {
  const rendered = await renderMatch()
  await press()
  await expect.poll(overlays).toEqual([])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(rendered.visited).toEqual(visited)
})

test('§2: a second match shows once the first is closed, and marks a fictional profile', async () => {
  await renderMatch()
  openMatch(bea)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('You and Bea like each other.')).toBeVisible()
  await expect.element(page.getByText('fictional profile')).toBeVisible()
  expect(overlays()).toEqual(['match'])
})

test('§2: the like modal links to the profile', async () => {
  const rendered = await renderInPage(<LikeWidget />)
  unmount = rendered.unmount
  openOverlay('like', ann)
  await expect.element(page.getByRole('dialog', { name: 'Ann likes you' })).toBeVisible()
  await expect.element(page.getByText('34, Utrecht')).toBeVisible()
  await page.getByRole('link', { name: 'View profile' }).click()
  expect(rendered.visited).toEqual(['/members/a'])
  await expect.poll(overlays).toEqual([])
})

test('the like modal likes back, and the match opens', async () => {
  const server = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ matched: true, profile: ann }))
  vi.stubGlobal('fetch', server)
  unmount = (await renderInPage(<LikeWidget />)).unmount
  openOverlay('like', ann)
  await page.getByRole('button', { name: 'Like back' }).click()
  await expect.poll(overlays).toEqual(['match'])
  expect(server.mock.calls.map(([, init]) => init?.method)).toEqual(['POST'])
  vi.unstubAllGlobals()
})
