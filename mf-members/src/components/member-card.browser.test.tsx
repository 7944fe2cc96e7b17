import { getLikes, type MemberCard as Member, searchMembers } from 'contracts'
import { endpointQuery, queryClient, useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { onToast, type Toast } from 'shared-state/toasts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drawPart } from '../fixture-page.tsx'
import { MemberCard } from './member-card.tsx'

const vera: Member = {
  id: 'v',
  name: 'Vera',
  age: 34,
  main_image: null,
  region: { id: 'NL-UT', name: 'Utrecht' },
  last_active: 'now',
  is_new: true,
  photo_count: 4,
  liked: false,
}

const results = endpointQuery(searchMembers, { query: { gender: 'female' } })

/** The card as a list shows it: what is written into the list is seen. */
function Listed() {
  const { data } = useQuery({ ...results, enabled: false })
  return data?.profiles.map((member) => <MemberCard key={member.id} member={member} />)
}

const server = vi.fn<typeof fetch>()
let toasts: Toast[] = []
let unmount = () => {}

beforeEach(() => {
  server.mockReset()
  vi.stubGlobal('fetch', server)
  toasts = []
  onToast((toast) => void toasts.push(toast))
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

async function draw(member: Partial<Member> = {}, scene: Parameters<typeof drawPart>[1] = {}) {
  const drawn = await drawPart(<Listed />, { likes: { profiles: [], liked_by: [] }, ...scene })
  unmount = drawn.unmount
  queryClient.setQueryData(results.queryKey, {
    profiles: [{ ...vera, ...member }],
    numResults: 1,
    is_capped: false,
    page: 1,
    pages: 1,
    at: '2026-03-02T10:00:00.000Z',
    searched: { gender: 'female', country: 'NL', countryregion: null, min_age: null, max_age: null },
    loosen: [],
  })
  return drawn
}

const like = () => page.getByRole('button', { name: 'Like Vera' })
const answered = (body: object) => Response.json(body)
const liked = () => queryClient.getQueryData(endpointQuery(getLikes).queryKey)?.profiles.map(({ id }) => id)

test('§3: says who it is, where and when last here, and leads to the profile', async () => {
  await draw()
  await expect.element(page.getByRole('link', { name: 'Vera, 34' })).toHaveAttribute('href', '/members/v')
  for (const words of ['Utrecht', 'Online now', 'New', 'No photo yet'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: '4 photos' })).toBeVisible()
  await expect.element(page.getByText('fictional profile')).not.toBeInTheDocument()
})

test('says nothing of what is not known, and that a made-up profile is one', async () => {
  await draw({ region: null, last_active: null, is_new: false, photo_count: 0, is_fictional: true })
  await expect.element(page.getByText('fictional profile')).toBeVisible()
  expect(page.getByText('fictional profile').element().querySelector('svg')).not.toBeNull()
  for (const words of ['Utrecht', 'Online now', 'New'])
    await expect.element(page.getByText(words, { exact: true })).not.toBeInTheDocument()
})

test('a like shows at once, everywhere, and is sent once however often it is pressed', async () => {
  const answer = Promise.withResolvers<Response>()
  server.mockReturnValue(answer.promise)
  await draw()
  await like().click()
  await expect.element(like()).toHaveAttribute('aria-pressed', 'true')
  expect(liked()).toEqual(['v'])
  await like().click()
  answer.resolve(answered({ matched: false, profile: vera }))
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(server).toHaveBeenCalledTimes(1)
  await expect.element(like()).toHaveAttribute('aria-pressed', 'true')
  expect(useStore.getState().overlays).toEqual([])
})

test('a like that is refused is taken back, and why is said', async () => {
  const error = { code: 'not_found', message: 'This page could not be found' }
  server.mockResolvedValue(Response.json({ error }, { status: 404 }))
  await draw()
  await like().click()
  await expect.poll(() => toasts.map(({ title }) => title)).toEqual(['Your like of Vera was not saved'])
  await expect.element(like()).toHaveAttribute('aria-pressed', 'false')
  expect(liked()).toEqual([])
})

test('a like can be taken back', async () => {
  server.mockResolvedValue(new Response(null, { status: 204 }))
  await draw({ liked: true })
  await like().click()
  await expect.element(like()).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => server.mock.calls.map(([, init]) => init?.method)).toEqual(['DELETE'])
})

test('§2: when both like each other, the match pop-up opens', async () => {
  server.mockResolvedValue(answered({ matched: true, profile: { id: 'v', name: 'Vera', main_image: null } }))
  await draw()
  await like().click()
  await expect.poll(() => useStore.getState().overlays.map(({ name }) => name)).toEqual(['match'])
})

test('§6: a visitor who likes somebody is asked to sign up', async () => {
  await draw({}, { user: null })
  await like().click()
  expect(useStore.getState().overlays.map(({ name }) => name)).toEqual(['signup'])
  expect(server).not.toHaveBeenCalled()
})
