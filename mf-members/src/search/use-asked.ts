import { useLocation, useNavigate } from 'platform/runtime/router'
import { useEffect, useState } from 'react'
import { useStore } from 'shared-state/store'
import { type Asked, askedIn, placeIn, queryOf } from './asked.ts'

/** What the address asks for; one that asks for nothing, on entering the page, means the search before. */
export function useAsked() {
  const navigate = useNavigate()
  const params = new URLSearchParams(useLocation().search)
  const own = queryOf(askedIn(params))
  const [restored, setRestored] = useState(() => (own === '' ? useStore.getState().lastSearch : ''))
  if (restored !== '' && own !== '') setRestored('')
  const current = own === '' ? restored : own

  useEffect(() => {
    if (restored !== '') void navigate(`?${restored}`, { replace: true })
  }, [restored, navigate])
  useEffect(() => useStore.getState().rememberSearch(current), [current])

  return {
    asked: restored === '' ? askedIn(params) : askedIn(new URLSearchParams(restored)),
    place: placeIn(params),
    /** Narrows or widens the search where it stands: the way back leads out of it. */
    ask: (asked: Asked) => void navigate(`?${queryOf(asked)}`, { replace: true }),
  }
}

/** What a page at this address will ask for, before it is there. */
export function askedFirst(params: URLSearchParams): Asked {
  const asked = askedIn(params)
  return queryOf(asked) === '' ? askedIn(new URLSearchParams(useStore.getState().lastSearch)) : asked
}
