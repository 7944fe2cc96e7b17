import { getLikes, type Likes } from 'contracts'
import { endpointQuery, useQuery } from 'shared-state/query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { entriesOf } from './like-types.ts'
import { LikesList } from './likes-list.tsx'

const at = '2026-03-01T12:00:00.000Z'
const liked = (id: string) => ({ id, name: `Name ${id}`, main_image: null, liked_at: at })
const likes: Likes = { profiles: [liked('a'), liked('b'), liked('c')], liked_by: [] }

let sent: string[] = []
let unmount = () => {}
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(method)
    if (method === 'GET') return Response.json(likes)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ matched: false, profile: liked('b') })
  })
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

function Given() {
  const { data = likes } = useQuery({ ...endpointQuery(getLikes), enabled: false })
  return <LikesList type="given" entries={entriesOf('given', data, { matches: [] })} />
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

test('an empty list of given likes links to the search', async () => {
  unmount = (await renderInPage(<LikesList type="given" entries={[]} />)).unmount
  await expect.element(page.getByRole('heading', { name: 'You like nobody yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Search members' })).toBeVisible()
})
