import {
  claimCases,
  decideCase,
  MOST_CLAIMED,
  releaseClaims,
  renewClaims,
  type StaffCase,
  UNDO_SECONDS,
  undoDecision,
} from 'contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStaffCall } from '../../session/use-staff-call.ts'
import type { RejectionReason } from '../decisions/choices.ts'

const RENEW_MS = 60_000
const SECOND_MS = 1_000

type Marks = ReadonlyMap<string, RejectionReason>

/** The photos of the sheet before, as long as their decisions can be undone. */
interface SheetDecided {
  readonly cases: readonly StaffCase[]
  readonly marks: Marks
  readonly takesEffectAt: number
}

const NONE: Marks = new Map()

/** Claims a sheet of photos, decides all of them at once, and claims the next. */
export function useSheet() {
  const call = useStaffCall()
  /** Null until the first ones have come. */
  const [cases, setCases] = useState<readonly StaffCase[] | null>(null)
  const [marks, setMarks] = useState(NONE)
  const [decided, setDecided] = useState<SheetDecided | null>(null)
  const [isPending, setPending] = useState(true)
  const [failure, setFailure] = useState<unknown>(null)

  const claim = async () => (await call(claimCases, { body: { kinds: ['photo'], most: MOST_CLAIMED } })).cases
  const ids = () => (cases ?? []).map(({ id }) => id)

  /** Does something that may be refused, once at a time. */
  async function attempt(act: () => Promise<void>) {
    setPending(true)
    setFailure(null)
    await act().catch(setFailure)
    setPending(false)
  }

  const claimFirst = useEffectEvent(claim)
  const renew = useEffectEvent(async () => {
    if (ids().length === 0) return
    const { ids: kept } = await call(renewClaims, { body: { ids: ids() } })
    setCases((shown) => shown && shown.filter(({ id }) => kept.includes(id)))
  })
  const release = useEffectEvent(() => {
    if (ids().length > 0)
      void call(releaseClaims, { body: { ids: ids() } }, { keepalive: true }).catch(() => undefined)
  })
  useEffect(() => {
    void claimFirst()
      .then(setCases, setFailure)
      .finally(() => setPending(false))
    const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
    const leave = () => release()
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    cases,
    marks,
    decided,
    isPending,
    failure,

    /** Marks a photo to be rejected for a reason, or takes the mark off. */
    mark(id: string, reason: RejectionReason) {
      const next = new Map(marks)
      if (!next.delete(id)) next.set(id, reason)
      setMarks(next)
    },

    decideAll: () =>
      attempt(async () => {
        const shown = cases ?? []
        const answers = await Promise.allSettled(
          shown.map(({ id }) => {
            const reason = marks.get(id)
            return call(decideCase, {
              body: { id, decision: reason ? { action: 'reject', reason } : { action: 'approve' } },
            })
          }),
        )
        const done = shown.filter((_, index) => answers[index]?.status === 'fulfilled')
        const refused = answers.find((answer) => answer.status === 'rejected')
        const takesEffectAt = Date.now() + UNDO_SECONDS * SECOND_MS
        const next = await claim()
        setDecided({ cases: done, marks, takesEffectAt })
        setMarks(NONE)
        setCases(next)
        if (refused) setFailure(refused.reason)
      }),

    undo: () =>
      attempt(async () => {
        if (!decided) return
        setDecided(null)
        const answers = await Promise.allSettled(
          decided.cases.map(({ id }) => call(undoDecision, { body: { id } })),
        )
        const back = decided.cases.filter((_, index) => answers[index]?.status === 'fulfilled')
        setCases([...back, ...(cases ?? [])])
        setMarks(new Map([...decided.marks, ...marks]))
        const refused = answers.find((answer) => answer.status === 'rejected')
        if (refused) setFailure(refused.reason)
      }),

    settle: () => setDecided(null),
    dismiss: () => setFailure(null),
  }
}
