import { useStore } from 'shared-state/store'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInRouter } from '../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../shared-state/src/fixture-state.ts'
import { useRememberSearch, useSearchCriteria } from './use-search-criteria.ts'

let found: number | undefined
const drawn: (string | undefined)[] = []

function Country() {
  const { criteria } = useSearchCriteria()
  useRememberSearch(criteria, found)
  drawn.push(criteria.country)
  return <p>{criteria.country ?? 'everywhere'}</p>
}

afterEach(() => {
  drawn.length = 0
  found = undefined
  document.body.replaceChildren()
})

test('§3: entering without criteria restores the last search', async () => {
  startTestState({}, { lastSearch: 'country=NL' })
  const { visited, unmount } = renderInRouter(<Country />, { pathname: '/members' })
  expect(drawn[0]).toBe('NL')
  expect(visited).toEqual(['/members?country=NL'])
  unmount()
})

test('§3: a page from the server restores it after the first view, which the server rendered without knowing it', async () => {
  found = 3
  startTestState({}, { lastSearch: 'country=NL' })
  const mismatches = vi.spyOn(console, 'error').mockReturnValue()
  const { visited, unmount } = renderInRouter(<Country />, { pathname: '/members', isFromServer: true })
  await vi.waitFor(() => expect(visited).toEqual(['/members?country=NL']))
  expect(document.body.textContent).toBe('NL')
  expect(drawn[0]).toBeUndefined()
  expect(useStore.getState().lastSearch).toBe('country=NL')
  expect(mismatches).not.toHaveBeenCalled()
  unmount()
})

test.each([
  [3, 'country=BE'],
  [0, ''],
])('§3: of a search with %i results the browser remembers %j', async (count, remembered) => {
  found = count
  startTestState({}, { lastSearch: 'country=NL' })
  const { unmount } = renderInRouter(<Country />, { pathname: '/members', search: '?country=BE' })
  await vi.waitFor(() => expect(useStore.getState().lastSearch).toBe(remembered))
  unmount()
})

test('§3: criteria in the address win over the last search, and are remembered', async () => {
  found = 3
  startTestState({}, { lastSearch: 'country=NL' })
  const { visited, unmount } = renderInRouter(<Country />, {
    pathname: '/members',
    search: '?country=BE',
    isFromServer: true,
  })
  await vi.waitFor(() => expect(useStore.getState().lastSearch).toBe('country=BE'))
  expect(visited).toEqual([])
  unmount()
})
