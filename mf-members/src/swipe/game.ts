import {
  type AnswerOf,
  answerSwipe,
  type ErrorCode,
  getSwipe,
  type ProfileSummary,
  undoSwipe,
} from 'contracts'
import { ApiError, call } from 'shared-state/api'
import { codeOf } from '../problem.ts'
import {
  confirmed,
  type Deck,
  decided,
  deckOf,
  gone,
  limited,
  refilled,
  returned,
  type Step,
  undone,
  type Verdict,
} from './deck.ts'

/** How many cards are left when more are asked for. */
const FEW = 4

export interface GameState {
  readonly deck: Deck
  /** Whether there are more than those of the deck. */
  readonly supply: 'more' | 'asking' | 'none' | 'failed'
  /** Why something came back, or went; with whom the step was. */
  readonly problem: { readonly code: ErrorCode; readonly step: Step } | null
}

export interface Game {
  readonly state: () => GameState
  readonly subscribe: (listener: () => void) => () => void
  readonly decide: (verdict: Verdict) => void
  readonly undo: () => void
  readonly refill: () => void
}

/** Of a code that says that there is nobody, or nothing to take back, any more. */
const GONE: readonly ErrorCode[] = ['not_found', 'blocked_by', 'you_blocked']

/** A game that goes on sending, in order and one at a time, when the page that shows it is gone. */
export function startGame(
  first: AnswerOf<typeof getSwipe>,
  zone: string,
  onMatched: (profile: ProfileSummary) => void,
): Game {
  let state: GameState = { deck: deckOf(first), supply: 'more', problem: null }
  let isSending = false
  const listeners = new Set<() => void>()

  function change(next: Partial<GameState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  async function send({ kind, profile }: Step) {
    const body = { profile: profile.id, zone }
    if (kind === 'undo') return call(undoSwipe, { body })
    const answer = await call(answerSwipe, { body: { ...body, answer: kind } })
    if (answer.matched) onMatched(answer.profile)
    return answer
  }

  async function sendAll() {
    if (isSending) return
    isSending = true
    for (let [step] = state.deck.steps; step; [step] = state.deck.steps) {
      try {
        const allowance = await send(step)
        change({ deck: confirmed(state.deck, allowance) })
      } catch (error) {
        change({ deck: afterFailure(state.deck, error), problem: { code: codeOf(error), step } })
      }
    }
    isSending = false
    if (state.deck.cards.length < FEW && state.supply === 'more') void refill()
  }

  async function refill() {
    change({ supply: 'asking' })
    try {
      const offer = await call(getSwipe, { query: { zone } })
      const before = state.deck.cards.length
      const deck = refilled(state.deck, offer)
      // What is decided meanwhile makes the deck no smaller than it was.
      change({ deck, supply: deck.cards.length > before ? 'more' : 'none' })
    } catch {
      change({ supply: 'failed' })
    }
  }

  function step(deck: Deck) {
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
    decide: (verdict) => step(decided(state.deck, verdict)),
    undo: () => step(undone(state.deck)),
    refill: () => void refill(),
  }
}

function afterFailure(deck: Deck, error: unknown): Deck {
  const code = codeOf(error)
  if (GONE.includes(code)) return gone(deck)
  if (code !== 'swipe_limit') return returned(deck)
  const resetsAt = error instanceof ApiError ? error.data['resets_at'] : undefined
  return limited(deck, typeof resetsAt === 'string' ? resetsAt : null)
}
