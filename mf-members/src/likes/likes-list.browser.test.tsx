import { getLikes, getMatches, type Likes, newMatches, type OwnProfile } from 'contracts'
import { endpointQuery, queryClient, useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { onToast, type Toast } from 'shared-state/toasts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { freeMember } from '../../../shared-state/src/fixture-state.ts'
import { renderInPage } from '../fixture-page.tsx'
import { ownProfileQuery } from '../queries/own-profile-query.ts'
import { swipeProfile } from '../swipe/fixture-profiles.ts'
import { likeEntries } from './like-types.ts'
import { LikesList } from './likes-list.tsx'

const at = '2026-03-01T12:00:00.000Z'
const liked = (id: string) => ({ id, name: `Name ${id}`, main_image: null, liked_at: at })
const likes: Likes = { profiles: [liked('a'), liked('b'), liked('c')], liked_by: [] }

let sent: string[] = []
let unmount = () => {}
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(method)
    if (method === 'GET') return Response.json(likes)
    if (path.includes('seen=1') || method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ matched: false, profile: liked('b') })
  })
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

function Given() {
  const { data = likes } = useQuery({ ...endpointQuery(getLikes), enabled: false })
  return <LikesList type="given" entries={likeEntries(data, { matches: [] }).given} />
}

const names = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

test('a member takes a like back: the card keeps its place, and another press restores the like', async () => {
  unmount = (await renderInPage(<Given />, { likes })).unmount
  const heart = page.getByRole('button', { name: 'Like Name b' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => sent).toEqual(['DELETE'])
  expect(names()).toEqual(['Name a', 'Name b', 'Name c'])
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => sent).toEqual(['DELETE', 'POST'])
  expect(names()).toEqual(['Name a', 'Name b', 'Name c'])
})

const picture = {
  filename: '',
  width: 8,
  height: 10,
  thumb_filename: '',
  card: '',
  match: '',
  thumbhash: '',
  status: 'active' as const,
}

test('§2: whose likes have all become matches has no new ones, rather than none yet', async () => {
  unmount = (await renderInPage(<LikesList type="received" entries={[]} hasMatches />, { likes })).unmount
  await expect.element(page.getByRole('heading', { name: 'No new likes right now' })).toBeVisible()
  unmount()
  unmount = (await renderInPage(<LikesList type="received" entries={[]} given={2} hasMatches />, { likes }))
    .unmount
  await expect.element(page.getByRole('heading', { name: 'No new likes right now' })).toBeVisible()
})

test.each([
  ['without a photo', null, null, 'Add a photo', '/profile'],
  ['without a text', picture, null, 'Write about yourself', '/profile'],
  ['with both', picture, 'Hello.', 'Search members', '/members'],
])(
  'a member %s who is not liked yet hears how many see their likes, and what helps',
  async (_, main_image, about_me, link, address) => {
    const user = { ...freeMember, profile: { ...freeMember.profile, main_image } }
    unmount = (await renderInPage(<LikesList type="received" entries={[]} given={24} />, { user })).unmount
    const profile = { about_me } as OwnProfile
    queryClient.setQueryData(ownProfileQuery.queryKey, { profile })
    await expect.element(page.getByText(/^24 people can see your likes\./)).toBeVisible()
    await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', address)
  },
)

test('an empty list of given likes links to the search', async () => {
  unmount = (await renderInPage(<LikesList type="given" entries={[]} />)).unmount
  await expect.element(page.getByRole('heading', { name: 'You haven’t liked anyone yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Search members' })).toBeVisible()
})

test('§4: seeing the list of matches clears their badge, and the cards stay marked', async () => {
  const fresh: Likes = { profiles: [liked('a')], liked_by: [{ ...liked('a'), like_new: true }] }
  const match = { id: 'a', name: 'Name a', main_image: null, matched_at: at, has_conversation: false }
  function Matches() {
    const { data = fresh } = useQuery({ ...endpointQuery(getLikes), enabled: false })
    return (
      <>
        <output>{newMatches(data)}</output>
        <LikesList type="matches" entries={likeEntries(data, { matches: [match] }).matches} />
      </>
    )
  }
  unmount = (await renderInPage(<Matches />, { likes: fresh })).unmount
  await expect.element(page.getByText('New', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('0')
  expect(sent).toEqual(['POST'])
  await expect.element(page.getByText('New', { exact: true })).toBeVisible()
})

describe('received likes', () => {
  const received: Likes = {
    profiles: [],
    liked_by: ['a', 'b'].map((id) => ({ ...liked(id), like_new: true })),
  }

  function Received() {
    const { data = received } = useQuery({ ...endpointQuery(getLikes), enabled: false })
    const { data: matched = { matches: [] } } = useQuery({ ...endpointQuery(getMatches), enabled: false })
    return <LikesList type="received" entries={likeEntries(data, matched).received} />
  }

  beforeEach(async () => {
    unmount = (await renderInPage(<Received />, { likes: received })).unmount
    queryClient.setQueryData(endpointQuery(getMatches).queryKey, { matches: [] })
  })

  test('a like back makes a match, which leaves the list', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ matched: true, profile: liked('a') }))
    await page.getByRole('button', { name: 'Like back: Name a' }).click()
    await expect.poll(names).toEqual(['Name b'])
    expect(useStore.getState().overlays.map(({ name }) => name)).toEqual(['match'])
  })

  test('a pass takes the card away, and its toast takes the pass back', async () => {
    const toasts: Toast[] = []
    onToast((toast) => void toasts.push(toast))
    const calls: string[] = []
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      calls.push(`${method} ${path} ${typeof body === 'string' ? body : ''}`)
      const allowance = { left_today: 4, resets_at: null }
      return Response.json({ matched: false, profile: swipeProfile('a'), ...allowance })
    })
    const pass = page.getByRole('button', { name: 'Pass on Name a' })
    await expect.element(pass).toBeVisible()
    ;(pass.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(['Name b'])
    await expect.element(page.getByRole('button', { name: 'Pass on Name b' })).toHaveFocus()
    await expect.poll(() => toasts.map(({ title }) => title)).toEqual(['You passed on Name a'])
    expect(calls[0]).toMatch(/POST .*swipe.*"answer":"no"/)
    toasts[0]?.action?.onPress()
    await expect.poll(names).toEqual(['Name a', 'Name b'])
    expect(calls[1]).toMatch(/^DELETE .*swipe/)
  })

  test('a pass that the server refuses brings the card back', async () => {
    const toasts: Toast[] = []
    onToast((toast) => void toasts.push(toast))
    const error = { code: 'unexpected', message: '' }
    vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 422 }))
    await page.getByRole('button', { name: 'Pass on Name b' }).click()
    await expect.poll(() => toasts.map(({ title }) => title)).toEqual(['Your answer to Name b wasn’t saved'])
    await expect.poll(names).toEqual(['Name a', 'Name b'])
  })
})

test('a card names the country of somebody abroad, beside the town', async () => {
  const entry = (id: string, country: 'NL' | 'GB') => ({
    profile: { id, name: id, main_image: null, city: 'Richmond', country },
    isNew: false,
  })
  const entries = [entry('far', 'GB'), entry('near', 'NL')]
  unmount = (await renderInPage(<LikesList type="received" entries={entries} />)).unmount
  await expect.element(page.getByText(/Richmond.*, United Kingdom/)).toBeVisible()
  expect(page.getByText(/Richmond/).elements()).toHaveLength(2)
  expect(page.getByText(/Netherlands/).elements()).toHaveLength(0)
})
