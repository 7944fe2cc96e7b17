import { findMatches } from 'contracts'
import { queryClient } from 'shared-state/query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { swipeProfile } from '../swipe/fixture-profiles.ts'
import { FoundMatches } from './found-matches.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function find(answers: Parameters<typeof FoundMatches>[0]['answers'], country: 'NL' | 'BE' = 'NL') {
  const suggestions = [
    { profile: swipeProfile('a', { country }), reasons: ['shared_interests'], interests: ['cooking'] },
  ]
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith(findMatches.path)
      ? Response.json({ suggestions })
      : Response.json({ preferences: { genders: null, min_age: null, max_age: null, near: null } }),
  )
  unmount = (await renderInPage(<FoundMatches answers={answers} />)).unmount
  await expect.element(page.getByRole('heading', { level: 2, name: 'Name a, 30' })).toBeVisible()
}

test('§2: interests that the member has only asked for are not in common', async () => {
  await find({ interests: 'cooking' })
  await expect.element(page.getByText('Likes Cooking, as you asked')).toBeVisible()
})

test('§2: the member’s own interests are in common', async () => {
  await find({})
  await expect.element(page.getByText('In common: Cooking')).toBeVisible()
})

const note = () => page.getByText('Some of them live abroad', { exact: false })

test('§2: the match finder says that some live abroad, unless the member asked for that', async () => {
  await find({}, 'BE')
  await expect.element(note()).toBeVisible()
  unmount()
  queryClient.clear()
  await find({ near: 'anywhere' }, 'BE')
  expect(note().query()).toBeNull()
})

test('§2: where no one fits, an answer without which someone does can be dropped, and those who nearly fit are there', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    const suggestions = [{ profile: swipeProfile('a'), reasons: ['same_region'], interests: [] }]
    const { searchParams } = new URL(path, location.href)
    return Response.json({ suggestions: searchParams.has('relationship_status') ? [] : suggestions })
  })
  const answers = { interests: 'cooking', relationship_status: 'widowed' } as const
  unmount = (await renderInPage(<FoundMatches answers={answers} />)).unmount
  await expect.element(page.getByRole('link', { name: 'Remove: Widowed' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'They nearly fit' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Name a, 30' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Remove: Cooking' }).query()).toBeNull()
})
