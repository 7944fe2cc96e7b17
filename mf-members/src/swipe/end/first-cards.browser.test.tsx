import { getMatches, getSwipe, type Likes, type MemberProfile, type User } from 'contracts'
import { queryClient } from 'shared-state/query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { freeMember } from '../../../../shared-state/src/fixture-state.ts'
import { renderInPage } from '../../fixture-page.tsx'
import { Page } from '../../pages/signup-matches.tsx'
import { memberQuery } from '../../profile/queries/member-query.ts'
import { swipeProfile } from '../fixture-profiles.ts'
import { FirstCardsEnd } from './first-cards-end.tsx'

let unmount = () => {}
let fetches: string[] = []
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

/** Renders the first cards, of which the server has seven, all but the first from abroad, and says no to as many as come. */
async function playAll(user: User, likers: readonly string[] = []) {
  const allowance = { left_today: 4, resets_at: '2026-03-02T23:00:00.000Z' }
  const profiles = 'abcdefg'.split('').map((id) => swipeProfile(id, { country: id === 'a' ? 'NL' : 'BE' }))
  const batch = { profiles, ...allowance }
  fetches = []
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    if (!path.startsWith(getSwipe.path))
      return path.startsWith(getMatches.path)
        ? Response.json({ matches: [] })
        : new Response(null, { status: 204 })
    fetches.push(method)
    if (method === 'GET') return Response.json(batch)
    const { profile } = JSON.parse(body as string) as { profile: string }
    return Response.json({ matched: false, profile: swipeProfile(profile), ...allowance })
  })
  const likes: Likes = {
    profiles: [],
    liked_by: likers.map((id) => ({
      ...swipeProfile(id),
      like_new: true,
      liked_at: '2026-03-01T12:00:00.000Z',
    })),
  }
  unmount = (await renderInPage(<Page />, { user, likes })).unmount
  for (const id of 'abcde') {
    const no = page.getByRole('button', { name: `No to Name ${id}` })
    await expect.element(no).toHaveAttribute('aria-disabled', 'false')
    await no.click()
  }
}

test('§2: after five cards the newcomer hears how many like them, and no more cards are fetched', async () => {
  await playAll(freeMember, ['x', 'y', 'z'])
  await expect.element(page.getByRole('heading', { level: 2, name: '3 people like you' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See who likes you' }))
    .toHaveAttribute('href', '/likes/received')
  await expect
    .element(page.getByRole('link', { name: 'Keep swiping' }))
    .toHaveAttribute('href', '/swipe-game')
  await expect.element(page.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute('href', '/')
  // It goes with the question and the cards.
  await expect.element(page.getByRole('link', { name: 'Skip' })).not.toBeInTheDocument()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.poll(() => fetches).toEqual(['GET', ...Array.from({ length: 5 }, () => 'POST')])
})

test.each([
  ['a confirmed member that we will tell them', freeMember, 'When someone likes you back, we’ll tell you.'],
  [
    'an unconfirmed one what their likes need',
    { ...freeMember, status: 'not_confirmed' },
    'Confirm your email, so people can see you and your likes.',
  ],
] as const)(
  '§4: without a like yet, the end of the first cards claims none, and tells %s',
  async (_, user, words) => {
    await playAll(user)
    await expect.element(page.getByRole('heading', { level: 2, name: 'That’s a good start' })).toBeVisible()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByRole('link', { name: 'See who likes you' }).query()).toBeNull()
  },
)

test('a newcomer who began with a message goes on to that conversation', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ matches: [] }))
  const profile = swipeProfile('x', { name: 'Olivia' }) as unknown as MemberProfile
  unmount = (await renderInPage(<FirstCardsEnd back="/members/x/chat" />)).unmount
  queryClient.setQueryData(memberQuery('x').queryKey, { profile })
  await expect
    .element(page.getByRole('link', { name: 'Open your conversation with Olivia' }))
    .toHaveAttribute('href', '/members/x/chat')
})
