import { useLocation, useNavigate } from 'platform/runtime/router'
import { useEffect, useState } from 'react'
import { useIsFirstView } from 'shared-state/first-view'
import { useStore } from 'shared-state/store'
import { criteriaIn, pagingIn, queryStringOf, type SearchCriteria } from './search-criteria.ts'

/** The criteria in the address. Entering the page by an address without any restores the member's last search. */
export function useSearchCriteria() {
  const navigate = useNavigate()
  const params = new URLSearchParams(useLocation().search)
  const own = queryStringOf(criteriaIn(params))
  // The server doesn't know the last search, so a page that it has rendered restores it after its first view.
  const isFirstView = useIsFirstView()
  const lastSearch = () => (own === '' ? useStore.getState().lastSearch : '')
  const [restored, setRestored] = useState(() => (isFirstView ? null : lastSearch()))
  if (restored === null && !isFirstView) setRestored(lastSearch)
  if (restored !== '' && own !== '') setRestored('')

  useEffect(() => {
    if (restored) void navigate(`?${restored}`, { replace: true })
  }, [restored, navigate])

  return {
    criteria: restored ? criteriaIn(new URLSearchParams(restored)) : criteriaIn(params),
    paging: pagingIn(params),
    /** Replaces the address, so that the back button leaves the search. */
    search: (criteria: SearchCriteria) => void navigate(`?${queryStringOf(criteria)}`, { replace: true }),
  }
}

/** Remembers a search that has found somebody: one without results would be all that the next visit finds. */
export function useRememberSearch(criteria: SearchCriteria, numResults: number | undefined) {
  const isFirstView = useIsFirstView()
  const query = queryStringOf(criteria)
  useEffect(() => {
    // The first view from the server doesn't know the last search yet.
    if (!isFirstView && numResults !== undefined)
      useStore.getState().rememberSearch(numResults > 0 ? query : '')
  }, [isFirstView, numResults, query])
}

/** The criteria with which the page at this address will begin. */
export function initialCriteria(params: URLSearchParams): SearchCriteria {
  const criteria = criteriaIn(params)
  return queryStringOf(criteria) === ''
    ? criteriaIn(new URLSearchParams(useStore.getState().lastSearch))
    : criteria
}
