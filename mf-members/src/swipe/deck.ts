import type { AnswerOf, getSwipe } from 'contracts'

type CardBatch = AnswerOf<typeof getSwipe>
export type SwipeProfile = CardBatch['profiles'][number]
export type LikeAllowance = Pick<CardBatch, 'left_today' | 'resets_at'>
export type Verdict = 'yes' | 'no'

/** A step of the player. `undo` takes back the decision before it. */
export interface SwipeStep {
  readonly kind: Verdict | 'undo'
  readonly profile: SwipeProfile
}

/** The game as the player sees it, ahead of the server. */
export interface Deck {
  /** Members to decide on, the top card first. */
  readonly cards: readonly SwipeProfile[]
  /** Ids of members already decided on: a refill that was under way may still contain them. */
  readonly decidedIds: readonly string[]
  /** Steps that the server has not confirmed, in the order in which they are sent. */
  readonly pending: readonly SwipeStep[]
  /** The decision that undo takes back. */
  readonly last: SwipeStep | null
  /** Null: unlimited. */
  readonly likesLeft: number | null
  readonly resetsAt: string | null
}

export function deckOf({ profiles, left_today, resets_at }: CardBatch): Deck {
  return {
    cards: profiles,
    decidedIds: [],
    pending: [],
    last: null,
    likesLeft: left_today,
    resetsAt: resets_at,
  }
}

/** §6: a no is always free. */
export function mayDecide({ cards, likesLeft }: Deck, verdict: Verdict): boolean {
  return cards.length > 0 && (verdict === 'no' || likesLeft !== 0)
}

export function withDecision(deck: Deck, verdict: Verdict): Deck {
  const [profile, ...cards] = deck.cards
  if (!profile || !mayDecide(deck, verdict)) return deck
  const step = { kind: verdict, profile }
  return {
    ...deck,
    cards,
    decidedIds: [...deck.decidedIds, profile.id],
    pending: [...deck.pending, step],
    last: step,
    likesLeft: spend(deck.likesLeft, [step]),
  }
}

/** Undo brings the card back, but not the like that it cost. */
export function withUndo(deck: Deck): Deck {
  if (!deck.last) return deck
  const { profile } = deck.last
  return { ...withCard(deck, profile), pending: [...deck.pending, { kind: 'undo', profile }], last: null }
}

/** The server has confirmed the first pending step. Its count does not include the others yet. */
export function withConfirmation(deck: Deck, { left_today, resets_at }: LikeAllowance): Deck {
  const pending = deck.pending.slice(1)
  return { ...deck, pending, likesLeft: spend(left_today, pending), resetsAt: resets_at }
}

/** Rolls back all pending steps: once one could not be sent, the later ones would fail, too. */
export function withRollback(deck: Deck): Deck {
  const before = deck.pending.toReversed().reduce(withoutStep, deck)
  return { ...before, pending: [], last: null, likesLeft: refund(deck.likesLeft, deck.pending) }
}

/** The member of the first pending step is no longer visible: drops their card and all steps about them. */
export function withMemberGone(deck: Deck): Deck {
  const [first] = deck.pending
  if (!first) return deck
  const isOther = ({ profile }: Pick<SwipeStep, 'profile'>) => profile.id !== first.profile.id
  return {
    ...deck,
    cards: deck.cards.filter((profile) => isOther({ profile })),
    pending: deck.pending.slice(1).filter(isOther),
    last: deck.last && isOther(deck.last) ? deck.last : null,
    likesLeft: refund(deck.likesLeft, [first]),
  }
}

/** The server has refused a like over the limit: brings back the cards of all pending likes. */
export function withLimitReached(deck: Deck, resetsAt: string | null): Deck {
  const refused = deck.pending.filter(({ kind }) => kind === 'yes')
  const isOther = ({ profile }: SwipeStep) => refused.every((step) => step.profile.id !== profile.id)
  const back = refused.toReversed().reduce((now, { profile }) => withCard(now, profile), deck)
  return {
    ...back,
    pending: deck.pending.filter(isOther),
    last: null,
    likesLeft: 0,
    resetsAt: resetsAt ?? deck.resetsAt,
  }
}

/** Adds the new cards of a batch at the bottom. */
export function withRefill(deck: Deck, { profiles, left_today, resets_at }: CardBatch): Deck {
  const known = new Set([...deck.decidedIds, ...deck.cards.map(({ id }) => id)])
  const more = profiles.filter(({ id }) => !known.has(id))
  return {
    ...deck,
    cards: [...deck.cards, ...more],
    likesLeft: spend(left_today, deck.pending),
    resetsAt: resets_at,
  }
}

function withCard(deck: Deck, profile: SwipeProfile): Deck {
  const isOther = ({ id }: SwipeProfile) => id !== profile.id
  return {
    ...deck,
    cards: [profile, ...deck.cards.filter(isOther)],
    decidedIds: deck.decidedIds.filter((id) => id !== profile.id),
  }
}

function withoutStep(deck: Deck, { kind, profile }: SwipeStep): Deck {
  if (kind !== 'undo') return withCard(deck, profile)
  const cards = deck.cards.filter(({ id }) => id !== profile.id)
  return { ...deck, cards, decidedIds: [...deck.decidedIds, profile.id] }
}

const likesIn = (steps: readonly SwipeStep[]) => steps.filter(({ kind }) => kind === 'yes').length

function spend(likesLeft: number | null, steps: readonly SwipeStep[]): number | null {
  return likesLeft === null ? null : Math.max(0, likesLeft - likesIn(steps))
}

function refund(likesLeft: number | null, steps: readonly SwipeStep[]): number | null {
  return likesLeft === null ? null : likesLeft + likesIn(steps)
}
