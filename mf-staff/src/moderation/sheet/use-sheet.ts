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
import { useState } from 'react'
import { ApiError } from 'shared-state/api'
import { useKeptClaims } from '../../claims/use-kept-claims.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import type { RejectionReason } from '../decisions/choices.ts'

const SECOND_MS = 1_000

/** The photos to be rejected; null as long as the reason is missing. */
type Marks = ReadonlyMap<string, RejectionReason | null>

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
  /** Whether decisions have taken effect, so that an undo may come too late. */
  const [hasSettled, setSettled] = useState(false)
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

  async function renew() {
    if (ids().length === 0) return
    const { ids: kept } = await call(renewClaims, { body: { ids: ids() } })
    setCases((shown) => shown && shown.filter(({ id }) => kept.includes(id)))
  }
  useKeptClaims({
    take() {
      if (cases !== null) return void renew().catch(() => undefined)
      void claim()
        .then(setCases, setFailure)
        .finally(() => setPending(false))
    },
    renew: () => void renew().catch(() => undefined),
    release() {
      if (ids().length > 0)
        void call(releaseClaims, { body: { ids: ids() } }, { keepalive: true }).catch(() => undefined)
    },
  })

  return {
    cases,
    marks,
    decided,
    isPending,
    failure,

    /** Whether a photo is marked without a reason, so that the sheet can't be decided. */
    lacksReason: [...marks.values()].includes(null),

    /** Marks a photo to be rejected, or takes the mark off. */
    mark(id: string, reason: RejectionReason | null) {
      const next = new Map(marks)
      if (!next.delete(id)) next.set(id, reason)
      setMarks(next)
    },

    /** Marks all photos that aren't marked, or takes all marks off if none is left. */
    markAll(reason: RejectionReason | null) {
      const unmarked = ids().filter((id) => !marks.has(id))
      setMarks(
        unmarked.length === 0 ? NONE : new Map([...marks, ...unmarked.map((id) => [id, reason] as const)]),
      )
    },

    /** Gives the reason to the photos that were marked without one. */
    giveReason: (reason: RejectionReason) =>
      setMarks(new Map([...marks].map(([id, given]) => [id, given ?? reason]))),

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
        if (!decided) {
          if (hasSettled) throw new ApiError('undo_too_late')
          return
        }
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

    settle() {
      setSettled(true)
      setDecided(null)
    },
    dismiss: () => setFailure(null),
  }
}
