import { paths } from 'contracts'
import { Navigate, useLocation, useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { useUser } from 'shared-state/session'
import { BarePage } from '../components/bare-page.tsx'
import { useLinkToken } from '../components/use-link-token.ts'
import { AccountClosed } from '../leaving/account-closed.tsx'
import { CLOSED } from '../leaving/closed.ts'
import { Reactivation } from '../leaving/reactivation.tsx'
import { untilDate } from '../leaving/until-date.ts'

/** §4: shown after an account is deleted. The link in the mail leads here to reactivate it. */
export function Page() {
  const [query] = useSearchParams()
  const [until] = useState(() => untilDate(query.get('until')))
  const token = useLinkToken()
  const isMember = useUser() !== null
  const isClosed = useLocation().state === CLOSED && !isMember
  // Only who has just closed an account reads that it is closed.
  if (!isClosed && token === null) return <Navigate to={paths.index} replace />
  return (
    <BarePage isCentred>
      {token === null ? <AccountClosed until={until} /> : <Reactivation token={token} />}
    </BarePage>
  )
}
