import {
  type AnswerOf,
  answerSwipe,
  type ErrorCode,
  getSwipe,
  type ProfileSummary,
  undoSwipe,
} from 'contracts'
import { ApiError, call } from 'shared-state/api'
import { codeOf } from 'shared-state/problem-text'
import { forgetSuggestions } from '../queries/forget-suggestions.ts'
import {
  type Deck,
  deckOf,
  type SwipeStep,
  type Verdict,
  withConfirmation,
  withDecision,
  withLimitReached,
  withMemberGone,
  withRefill,
  withRollback,
  withUndo,
} from './deck.ts'

/** With fewer cards than this, the game fetches more. */
const MIN_CARDS = 4

export interface GameState {
  readonly deck: Deck
  /** Whether the server has more cards than the deck. */
  readonly supply: 'more' | 'loading' | 'none' | 'failed'
  /** The step that the server refused last, and why. */
  readonly problem: { readonly code: ErrorCode; readonly step: SwipeStep } | null
}

export interface Game {
  readonly state: () => GameState
  readonly subscribe: (listener: () => void) => () => void
  readonly decide: (verdict: Verdict) => void
  readonly undo: () => void
  readonly refill: () => void
}

/** Codes by which the member, or the decision to undo, no longer exists. */
const GONE: readonly ErrorCode[] = ['not_found', 'blocked_by', 'you_blocked']

/**
 * A game that sends its steps in order, one at a time, even after the player leaves the page. Steps made offline wait for the
 * network, of which the page tells the player already.
 */
export function startGame(
  first: AnswerOf<typeof getSwipe>,
  zone: string,
  onMatched: (profile: ProfileSummary) => void,
  mayRefill = true,
): Game {
  let state: GameState = { deck: deckOf(first), supply: mayRefill ? 'more' : 'none', problem: null }
  let isSending = false
  const listeners = new Set<() => void>()

  function change(next: Partial<GameState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  async function send({ kind, profile }: SwipeStep) {
    const body = { profile: profile.id, zone }
    const result =
      kind === 'undo'
        ? await call(undoSwipe, { body })
        : await call(answerSwipe, { body: { ...body, answer: kind } })
    forgetSuggestions()
    if ('matched' in result && result.matched) onMatched(result.profile)
    return result
  }

  async function sendAll() {
    if (isSending) return
    isSending = true
    for (let [step] = state.deck.pending; step; [step] = state.deck.pending) {
      try {
        const allowance = await send(step)
        change({ deck: withConfirmation(state.deck, allowance) })
      } catch (error) {
        if (await isBackOnline(error)) continue
        change({ deck: afterFailure(state.deck, error), problem: { code: codeOf(error), step } })
      }
    }
    isSending = false
    if (state.deck.cards.length < MIN_CARDS && state.supply === 'more') void refill()
  }

  async function refill(): Promise<void> {
    change({ supply: 'loading' })
    try {
      const batch = await call(getSwipe, { query: { zone } })
      // Compared after the call: the player may have decided on cards meanwhile.
      const before = state.deck.cards.length
      const deck = withRefill(state.deck, batch)
      change({ deck, supply: deck.cards.length > before ? 'more' : 'none' })
    } catch (error) {
      if (await isBackOnline(error)) return refill()
      change({ supply: 'failed' })
    }
  }

  function play(deck: Deck) {
    if (deck === state.deck) return
    change({ deck, problem: null })
    void sendAll()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    decide: (verdict) => play(withDecision(state.deck, verdict)),
    undo: () => play(withUndo(state.deck)),
    refill: () => void refill(),
  }
}

function afterFailure(deck: Deck, error: unknown): Deck {
  const code = codeOf(error)
  if (GONE.includes(code)) return withMemberGone(deck)
  if (code !== 'swipe_limit') return withRollback(deck)
  const resetsAt = error instanceof ApiError ? error.data.resets_at : undefined
  return withLimitReached(deck, typeof resetsAt === 'string' ? resetsAt : null)
}

/** Whether another attempt may help: waits for the network if the first one failed for want of it. */
async function isBackOnline(error: unknown): Promise<boolean> {
  if (codeOf(error) !== 'offline') return false
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  return true
}
