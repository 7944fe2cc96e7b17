import type { AnswerOf, getSwipe } from 'contracts'

type Offer = AnswerOf<typeof getSwipe>
export type SwipeProfile = Offer['profiles'][number]
export type Allowance = Pick<Offer, 'left_today' | 'resets_at'>
export type Verdict = 'yes' | 'no'

/** What was decided and the server has not confirmed. `undo` takes back the decision before it. */
export interface Step {
  readonly kind: Verdict | 'undo'
  readonly profile: SwipeProfile
}

/** The game as it looks, ahead of the server. */
export interface Deck {
  /** To be decided on, the top one first. */
  readonly cards: readonly SwipeProfile[]
  /** Whoever was decided on comes no more, even if an answer that was had before says so. */
  readonly decided: readonly string[]
  /** In the order in which they are sent. */
  readonly steps: readonly Step[]
  /** What can be taken back. */
  readonly last: Step | null
  /** Yeses left today; null where nobody counts. */
  readonly left: number | null
  readonly resetsAt: string | null
}

export function deckOf({ profiles, left_today, resets_at }: Offer): Deck {
  return { cards: profiles, decided: [], steps: [], last: null, left: left_today, resetsAt: resets_at }
}

/** §6: a no is always free. */
export function mayDecide({ cards, left }: Deck, verdict: Verdict): boolean {
  return cards.length > 0 && (verdict === 'no' || left !== 0)
}

export function decided(deck: Deck, verdict: Verdict): Deck {
  const [profile, ...cards] = deck.cards
  if (!profile || !mayDecide(deck, verdict)) return deck
  const step = { kind: verdict, profile }
  return {
    ...deck,
    cards,
    decided: [...deck.decided, profile.id],
    steps: [...deck.steps, step],
    last: step,
    left: counted(deck.left, [step], -1),
  }
}

/** The card is back; a like that was spent is not. */
export function undone(deck: Deck): Deck {
  if (!deck.last) return deck
  const { profile } = deck.last
  return { ...withCard(deck, profile), steps: [...deck.steps, { kind: 'undo', profile }], last: null }
}

/** The server has the first step; what it counts is without those that are still to be sent. */
export function confirmed(deck: Deck, { left_today, resets_at }: Allowance): Deck {
  const steps = deck.steps.slice(1)
  return { ...deck, steps, left: counted(left_today, steps, -1), resetsAt: resets_at }
}

/** The first step could not be sent. The later ones would not be either: all is as it was before them. */
export function returned(deck: Deck): Deck {
  const before = deck.steps.toReversed().reduce(withoutStep, deck)
  return { ...before, steps: [], last: null, left: counted(deck.left, deck.steps, 1) }
}

/** The one of the first step can be seen no more: neither the card nor what was decided on it stays. */
export function gone(deck: Deck): Deck {
  const [first] = deck.steps
  if (!first) return deck
  const isOther = ({ profile }: Pick<Step, 'profile'>) => profile.id !== first.profile.id
  return {
    ...deck,
    cards: deck.cards.filter((profile) => isOther({ profile })),
    steps: deck.steps.slice(1).filter(isOther),
    last: deck.last && isOther(deck.last) ? deck.last : null,
    left: counted(deck.left, [first], 1),
  }
}

/** The first step was a yes too many: its card is back, and no other yes will do. */
export function limited(deck: Deck, resetsAt: string | null): Deck {
  const refused = deck.steps.filter(({ kind }) => kind === 'yes')
  const isOther = ({ profile }: Step) => refused.every((step) => step.profile.id !== profile.id)
  const back = refused.toReversed().reduce((now, { profile }) => withCard(now, profile), deck)
  return {
    ...back,
    steps: deck.steps.filter(isOther),
    last: null,
    left: 0,
    resetsAt: resetsAt ?? deck.resetsAt,
  }
}

/** More to decide on, as far as they are new. */
export function refilled(deck: Deck, { profiles, left_today, resets_at }: Offer): Deck {
  const known = new Set([...deck.decided, ...deck.cards.map(({ id }) => id)])
  const more = profiles.filter(({ id }) => !known.has(id))
  return {
    ...deck,
    cards: [...deck.cards, ...more],
    left: counted(left_today, deck.steps, -1),
    resetsAt: resets_at,
  }
}

function withCard(deck: Deck, profile: SwipeProfile): Deck {
  const isOther = ({ id }: SwipeProfile) => id !== profile.id
  return {
    ...deck,
    cards: [profile, ...deck.cards.filter(isOther)],
    decided: deck.decided.filter((id) => id !== profile.id),
  }
}

function withoutStep(deck: Deck, { kind, profile }: Step): Deck {
  if (kind !== 'undo') return withCard(deck, profile)
  const cards = deck.cards.filter(({ id }) => id !== profile.id)
  return { ...deck, cards, decided: [...deck.decided, profile.id] }
}

function counted(left: number | null, steps: readonly Step[], by: 1 | -1): number | null {
  if (left === null) return null
  return Math.max(0, left + by * steps.filter(({ kind }) => kind === 'yes').length)
}
