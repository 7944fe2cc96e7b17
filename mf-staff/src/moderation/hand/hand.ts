import { type CaseDecision, UNDO_SECONDS } from 'contracts'
import { ApiError } from 'shared-state/api'
import { codeOf } from 'shared-state/problem-text'
import type { Decided, HandState, QueueCalls } from './hand-state.ts'

/** Cases claimed beyond the one on screen, so that the next one shows at once. */
const AHEAD = 2
/** As many as one call claims. */
const MOST = 20
const SECOND_MS = 1_000

export type Hand = ReturnType<typeof createHand>

/** Codes by which a case belongs to somebody else. */
const isTaken = (error: unknown) =>
  ['case_decided', 'case_claimed', 'not_found', 'forbidden'].includes(codeOf(error))

/**
 * The cases that a moderator has in hand: one on screen, the next ones ready, and decisions that can be undone. The
 * second press of a double one finds the next case, which nobody has seen yet: for `unseenMs`, it decides nothing.
 */
export function createHand(calls: QueueCalls, first: string, unseenMs = 0) {
  let shownAt = Number.NEGATIVE_INFINITY
  /** Whether a decision has taken effect, so that an undo may come too late. */
  let hasSettled = false
  let state: HandState = {
    current: first,
    next: [],
    skipped: [],
    decided: [],
    isClaiming: false,
    isDeciding: false,
    refusal: null,
    failure: null,
    failed: null,
  }
  const listeners = new Set<() => void>()
  /** The latest call about each case. */
  const sending = new Map<string, Promise<unknown>>()

  function set(change: Partial<HandState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const held = () => [...(state.current === null ? [] : [state.current]), ...state.next]

  /** Shows the next case. */
  function advance(change: Partial<HandState> = {}) {
    const [current = null, ...next] = state.next
    shownAt = performance.now()
    set({ current, next, refusal: null, failure: null, ...change })
    void fill()
  }

  /** Shows a case again, before the one on screen. */
  function putBack(id: string, change: Partial<HandState>) {
    shownAt = Number.NEGATIVE_INFINITY
    set({ current: id, next: held().filter((one) => one !== id), refusal: null, ...change })
  }

  /** Claims what is missing. Those that were skipped come first again, so they are passed over. */
  async function fill() {
    if (state.isClaiming) return
    const missing = AHEAD + 1 - held().length
    if (missing <= 0) return
    set({ isClaiming: true })
    try {
      const claimed = await calls.claim(Math.min(missing + state.skipped.length, MOST))
      const ids = claimed.map(({ id }) => id).filter((id) => !held().includes(id))
      const fitting = ids.filter((id) => !state.skipped.includes(id))
      const wanted = fitting.slice(0, Math.max(AHEAD + 1 - held().length, 0))
      const surplus = ids.filter((id) => !wanted.includes(id))
      if (surplus.length > 0) void calls.release(surplus).catch(() => undefined)
      for (const id of wanted) calls.prefetch(id)
      const [current = null, ...next] = [...held(), ...wanted]
      set({ current, next })
    } catch (error) {
      set({ failure: error, failed: null })
    } finally {
      set({ isClaiming: false })
    }
  }

  async function take(id: string) {
    try {
      await calls.take(id)
      if (state.current === id) set({ refusal: null })
    } catch (error) {
      if (state.current === id) set({ refusal: error })
    }
  }

  /** A claim that ran out is taken again, unless somebody else has the case by now. */
  async function send(id: string, decision: CaseDecision) {
    try {
      return await calls.decide(id, decision)
    } catch (error) {
      if (codeOf(error) !== 'claim_expired') throw error
      await calls.take(id)
      return await calls.decide(id, decision)
    }
  }

  /** Calls about the same case arrive in the order in which they were made. */
  function inOrder<Answer>(id: string, call: () => Promise<Answer>): Promise<Answer> {
    const answer = (sending.get(id) ?? Promise.resolve()).then(call)
    sending.set(
      id,
      answer.catch(() => undefined),
    )
    return answer
  }

  const without = (id: string) => state.decided.filter((one) => one.id !== id)

  function add(id: string, decision: CaseDecision, awaitsSecond = false): readonly Decided[] {
    const takesEffectAt = Date.now() + UNDO_SECONDS * SECOND_MS
    return [...without(id), { id, decision, takesEffectAt, awaitsSecond }]
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Claims the case on screen, and the next ones. */
    open() {
      if (state.current !== null) void take(state.current)
      void fill()
    },

    /** Gives all of them up, as the page closes. */
    close() {
      const ids = held()
      if (ids.length > 0) void calls.release(ids).catch(() => undefined)
    },

    /** Decides the case on screen. The next one shows before the server answers, unless that has to wait. */
    async decide(decision: CaseDecision, { waits = false } = {}) {
      const id = state.current
      if (id === null || state.isDeciding || state.refusal !== null) return
      if (performance.now() - shownAt < unseenMs) return
      if (waits) set({ isDeciding: true, failure: null })
      else advance({ decided: add(id, decision) })
      try {
        const made = await inOrder(id, () => send(id, decision))
        if (waits) advance({ decided: add(id, decision, made.decision?.awaits_second) })
      } catch (error) {
        const isGone = isTaken(error)
        const failed = { failure: error, failed: id }
        if (waits && isGone) advance(failed)
        else if (waits || isGone) set({ decided: without(id), ...failed })
        else putBack(id, { decided: without(id), ...failed })
      } finally {
        if (waits) set({ isDeciding: false })
      }
    },

    /** Gives the case on screen up and shows the next one. */
    skip() {
      const id = state.current
      if (id === null) return
      if (state.refusal === null) void calls.release([id]).catch(() => undefined)
      advance({ skipped: [...state.skipped, id] })
    },

    /** Goes through those that were skipped again. */
    startOver() {
      set({ skipped: [], failure: null })
      void fill()
    },

    /** Takes the latest decision back, and shows its case again. */
    async undo() {
      const last = state.decided.at(-1)
      if (state.isDeciding) return
      if (!last) {
        if (hasSettled) set({ failure: new ApiError('undo_too_late'), failed: null })
        return
      }
      putBack(last.id, { decided: without(last.id), failure: null })
      try {
        await inOrder(last.id, () => calls.undo(last.id))
      } catch (error) {
        // One that did not get through can be tried again, as long as there is time.
        const isLate = isTaken(error) || codeOf(error) === 'undo_too_late'
        const decided = isLate ? without(last.id) : [...without(last.id), last]
        const failed = { failure: error, failed: last.id, decided }
        if (state.current === last.id) advance(failed)
        else set({ next: state.next.filter((id) => id !== last.id), ...failed })
      }
    },

    /** Forgets a decision that has taken effect. */
    settle(id: string) {
      hasSettled = true
      set({ decided: without(id) })
    },

    dismiss: () => set({ failure: null }),

    async renew() {
      const ids = held()
      if (ids.length === 0) return void fill()
      const kept = await calls.renew(ids).catch(() => ids)
      set({ next: state.next.filter((id) => !ids.includes(id) || kept.includes(id)) })
      const { current } = state
      if (current !== null && ids.includes(current) && !kept.includes(current)) await take(current)
      void fill()
    },
  }
}
