import { useLocation, useNavigate, useSearchParams } from 'platform/runtime/router'
import { useEffect } from 'react'
import { tokenIn } from './token-in.ts'

/**
 * The token of the link in a mail. It leaves the address at once, so that nobody sees it, keeps it or passes it on, and
 * stays with this entry of the history: the page can be loaded anew.
 */
export function useLinkToken(): string | null {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const [query] = useSearchParams()
  const shown = query.get('token')
  useEffect(() => {
    if (shown !== null) void navigate(pathname, { replace: true, state: { token: shown } })
  }, [shown, pathname, navigate])
  return shown ?? tokenIn(state)
}
