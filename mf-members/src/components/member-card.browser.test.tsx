import { getLikes, type MemberCard as Member, searchMembers } from 'contracts'
import { endpointQuery, queryClient, useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { onToast, type Toast } from 'shared-state/toasts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { motionOf, reduceMotion } from '../../../shared-ui/src/tokens/fixture-motion.ts'
import { renderInPage } from '../fixture-page.tsx'
import { MemberCard } from './member-card.tsx'

const vera: Member = {
  id: 'v',
  name: 'Vera',
  age: 34,
  main_image: null,
  country: 'NL',
  region: { id: 'NL-UT', name: 'Utrecht' },
  last_active: 'now',
  is_new: true,
  photo_count: 4,
  liked: false,
}

const results = endpointQuery(searchMembers, { query: { gender: 'female' } })

/** Renders the card from the cached search, so that cache writes show. */
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
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

async function render(member: Partial<Member> = {}, scene: Parameters<typeof renderInPage>[1] = {}) {
  const rendered = await renderInPage(<Listed />, { likes: { profiles: [], liked_by: [] }, ...scene })
  unmount = rendered.unmount
  onToast((toast) => void toasts.push(toast))
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
  return rendered
}

test.each([
  [150, false],
  [200, true],
])(
  'on a card %i px wide, the marks take one line (with the number of photos: %j)',
  async (width, hasPhotos) => {
    const { unmount: remove } = await renderInPage(
      <div style={{ inlineSize: width }}>
        <MemberCard member={vera} />
      </div>,
    )
    unmount = remove
    const mark = page.getByText('New', { exact: true })
    await expect.element(mark).toBeVisible()
    const photos = page.getByRole('img', { name: '4 photos' }).element().getBoundingClientRect()
    const line = mark.element().closest('article')!.querySelector('[class*=line]')!.getBoundingClientRect()
    expect(photos.top < line.bottom).toBe(hasPhotos)
    expect(line.height).toBeLessThanOrEqual(24)
  },
)

const like = () => page.getByRole('button', { name: 'Like Vera' })
const json = (body: object) => Response.json(body)
const liked = () => queryClient.getQueryData(endpointQuery(getLikes).queryKey)?.profiles.map(({ id }) => id)

test('§3: a card shows name, age, place and last activity, and links to the profile', async () => {
  await render()
  await expect.element(page.getByRole('link', { name: 'Vera, 34' })).toHaveAttribute('href', '/members/v')
  for (const words of ['Utrecht', 'Online now', 'New', 'No photo yet'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: '4 photos' })).toBeVisible()
  await expect.element(page.getByText('fictional profile')).not.toBeInTheDocument()
})

test('§3: the card of a member abroad names the country, too', async () => {
  await render({ country: 'AU', region: { id: 'AU-VIC', name: 'Victoria' } })
  await expect.element(page.getByText('Victoria, Australia', { exact: true })).toBeVisible()
})

test('a card leaves out unknown facts, and marks a fictional profile', async () => {
  await render({ region: null, last_active: null, is_new: false, photo_count: 0, is_fictional: true })
  await expect.element(page.getByText('fictional profile')).toBeVisible()
  expect(page.getByText('fictional profile').element().querySelector('svg')).not.toBeNull()
  for (const words of ['Utrecht', 'Online now', 'New'])
    await expect.element(page.getByText(words, { exact: true })).not.toBeInTheDocument()
})

test('a like shows everywhere at once, and is sent once however often the button is pressed', async () => {
  const response = Promise.withResolvers<Response>()
  server.mockReturnValue(response.promise)
  await render()
  await like().click()
  await expect.element(like()).toHaveAttribute('aria-pressed', 'true')
  expect(liked()).toEqual(['v'])
  await like().click()
  response.resolve(json({ matched: false, profile: vera }))
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(server).toHaveBeenCalledTimes(1)
  await expect.element(like()).toHaveAttribute('aria-pressed', 'true')
  expect(useStore.getState().overlays).toEqual([])
})

test('§2: the heart of a like pops for 200 ms, and stands still for whoever wants no motion', async () => {
  server.mockResolvedValue(json({ matched: false, profile: vera }))
  await render()
  const moved = { milliseconds: 200, properties: ['transform'] }
  const heart = () => like().element().querySelector('svg')!
  await expect.element(like()).toBeVisible()
  expect(motionOf(like().element(), '::after').milliseconds).toBe(0)
  await like().click()
  await expect.element(like()).toHaveAttribute('aria-pressed', 'true')
  expect(motionOf(heart())).toEqual(moved)
  const ring = { milliseconds: 200, properties: ['opacity', 'transform'] }
  expect(motionOf(like().element(), '::after')).toEqual(ring)
  await reduceMotion()
  expect(motionOf(heart()).properties).toEqual([])
  expect(motionOf(like().element(), '::after').properties).toEqual([])
})

test('a like that the server refuses is undone, and a toast says why', async () => {
  const error = { code: 'not_found', message: 'This page could not be found' }
  server.mockResolvedValue(Response.json({ error }, { status: 404 }))
  await render()
  await like().click()
  await expect.poll(() => toasts.map(({ title }) => title)).toEqual(['Your like for Vera wasn’t saved'])
  await expect.element(like()).toHaveAttribute('aria-pressed', 'false')
  expect(liked()).toEqual([])
})

test('a member takes a like back', async () => {
  server.mockResolvedValue(new Response(null, { status: 204 }))
  await render({ liked: true })
  await like().click()
  await expect.element(like()).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => server.mock.calls.map(([, init]) => init?.method)).toEqual(['DELETE'])
})

test('§2: a like that makes a match opens the match pop-up', async () => {
  server.mockResolvedValue(json({ matched: true, profile: { id: 'v', name: 'Vera', main_image: null } }))
  await render()
  await like().click()
  await expect.poll(() => useStore.getState().overlays.map(({ name }) => name)).toEqual(['match'])
})

test('§6: a visitor who presses like is asked to sign up', async () => {
  await render({}, { user: null })
  await like().click()
  expect(useStore.getState().overlays.map(({ name }) => name)).toEqual(['signup'])
  expect(server).not.toHaveBeenCalled()
})
