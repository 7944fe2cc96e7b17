import { claimCase, releaseClaims } from 'contracts'
import { useState } from 'react'
import { codeOf } from 'shared-state/problem-text'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useKeptClaims } from './use-kept-claims.ts'

/**
 * Claims one case as long as the page is open, and tries again each minute while somebody else has it. `refusal` says
 * who; `wasMine` stays, so that a draft does.
 */
export function useClaim(id: string | null) {
  const call = useStaffCall()
  const [isMine, setMine] = useState(false)
  const [wasMine, setWasMine] = useState(false)
  const [refusal, setRefusal] = useState<unknown>(null)

  async function take() {
    if (id === null) return
    try {
      await call(claimCase, { body: { id } })
      setMine(true)
      setWasMine(true)
      setRefusal(null)
    } catch (error) {
      // Without a connection, nothing is known.
      if (codeOf(error) !== 'case_claimed') return
      setMine(false)
      setRefusal(error)
    }
  }
  useKeptClaims({
    take: () => void take(),
    renew: () => void take(),
    release() {
      if (id !== null && isMine)
        void call(releaseClaims, { body: { ids: [id] } }, { keepalive: true }).catch(() => undefined)
    },
  })
  return { wasMine, refusal }
}
