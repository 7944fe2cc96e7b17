import { type AnswerOf, getSwipe, searchMembers } from 'contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { Page } from './home.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const nobody: AnswerOf<typeof searchMembers> = {
  profiles: [],
  numResults: 0,
  is_capped: false,
  page: 1,
  pages: 1,
  at: 'now',
  searched: { gender: null, country: 'NL', countryregion: null, min_age: null, max_age: null },
  loosen: [],
}

test('§2: when nobody is left to suggest, the home says so, and leads to the search and to the preferences', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.startsWith(searchMembers.path)) return Response.json(nobody)
    if (path.startsWith(getSwipe.path))
      return Response.json({ profiles: [], left_today: null, resets_at: null })
    return new Response(null, { status: 204 })
  })
  unmount = (await renderInPage(<Page />, { likes: { profiles: [], liked_by: [] } })).unmount
  await expect.element(page.getByRole('heading', { name: 'You’ve seen everyone for now' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members')
  await expect.element(page.getByRole('link', { name: 'Change who you’d like to meet' }).last()).toBeVisible()
  const searches = asked.filter((path) => path.startsWith(searchMembers.path))
  expect(searches.every((path) => path.includes('undecided=1'))).toBe(true)
})
