import { useLocation, useNavigate, useSearchParams } from 'platform/runtime/router'
import { useEffect } from 'react'
import { type TokenName, tokenIn } from './token-in.ts'

/**
 * The token from a link in a mail. It moves from the URL into the history entry's state at once, so that it is not
 * seen, bookmarked or shared, but survives a reload.
 */
export function useLinkToken(name: TokenName = 'token'): string | null {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const [query] = useSearchParams()
  const shown = query.get(name)
  useEffect(() => {
    if (shown !== null) void navigate(pathname, { replace: true, state: { [name]: shown } })
  }, [name, shown, pathname, navigate])
  return shown ?? tokenIn(state, name)
}
