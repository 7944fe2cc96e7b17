import { expect, test } from 'vitest'
import {
  type Deck,
  deckOf,
  mayDecide,
  withConfirmation,
  withDecision,
  withLimitReached,
  withMemberGone,
  withRefill,
  withRollback,
  withUndo,
} from './deck.ts'
import { swipeProfile } from './fixture-profiles.ts'

const TOMORROW = '2026-03-02T23:00:00.000Z'
const batch = (ids: string, left: number | null = 4) => ({
  profiles: ids.split('').map((id) => swipeProfile(id)),
  left_today: left,
  resets_at: left === null ? null : TOMORROW,
})

/** Cards | pending steps | the card that undo brings back | likes left. */
function summaryOf({ cards, pending, last, likesLeft }: Deck): string {
  const steps = pending.map(({ kind, profile }) => `${kind} ${profile.id}`)
  return [cards.map(({ id }) => id).join(''), steps.join(', '), last?.profile.id ?? '-', likesLeft].join(
    ' | ',
  )
}

/** Plays a string of presses: y, n and u are the keys, `.` is a confirmation by the server. */
function play(presses: string, deck = deckOf(batch('abcde'))): Deck {
  return presses.split('').reduce((now, press) => {
    if (press === 'u') return withUndo(now)
    if (press === '.')
      return withConfirmation(now, {
        left_today: (now.likesLeft ?? 0) + laterLikes(now),
        resets_at: TOMORROW,
      })
    return withDecision(now, press === 'y' ? 'yes' : 'no')
  }, deck)
}

/** Pending likes besides the first step. */
const laterLikes = ({ pending }: Deck) => pending.slice(1).filter(({ kind }) => kind === 'yes').length

test.each([
  ['', 'abcde |  | - | 4'],
  ['y', 'bcde | yes a | a | 3'],
  ['n', 'bcde | no a | a | 4'],
  ['yn', 'cde | yes a, no b | b | 3'],
  ['yn.', 'cde | no b | b | 3'],
  ['y.n.', 'cde |  | b | 3'],
  ['yu', 'abcde | yes a, undo a | - | 3'],
  ['y.u', 'abcde | undo a | - | 3'],
  ['y.u.', 'abcde |  | - | 3'],
  ['uu', 'abcde |  | - | 4'],
  ['yyyy', 'e | yes a, yes b, yes c, yes d | d | 0'],
  ['yyyyy', 'e | yes a, yes b, yes c, yes d | d | 0'],
  ['yyyyn', ' | yes a, yes b, yes c, yes d, no e | e | 0'],
  ['nnnnnn', ' | no a, no b, no c, no d, no e | e | 4'],
])('§6: after %j the game is at %j', (presses, expected) => {
  expect(summaryOf(play(presses))).toBe(expected)
})

test('§6: a premium member has unlimited likes', () => {
  const deck = play('yyyyy', deckOf(batch('abcdef', null)))
  expect(summaryOf(deck)).toBe('f | yes a, yes b, yes c, yes d, yes e | e | ')
  expect(mayDecide(deck, 'yes')).toBe(true)
})

test.each([
  ['y', 'abcde |  | - | 4'],
  ['yny', 'abcde |  | - | 4'],
  ['y.ny', 'bcde |  | - | 3'],
  ['yun', 'abcde |  | - | 4'],
  ['y.u', 'bcde |  | - | 3'],
])('a step that fails after %j rolls back all pending steps in order', (presses, expected) => {
  expect(summaryOf(withRollback(play(presses)))).toBe(expected)
})

test.each([
  ['y', 'bcde |  | - | 4'],
  ['yn', 'cde | no b | b | 4'],
  ['yu', 'bcde |  | - | 4'],
  ['n.u', 'bcde |  | - | 4'],
])('after %j, the member of the first pending step disappears when they are gone', (presses, expected) => {
  expect(summaryOf(withMemberGone(play(presses)))).toBe(expected)
})

test.each([
  ['y', 'abcde |  | - | 0'],
  ['yyn', 'abde | no c | - | 0'],
  ['yu', 'abcde |  | - | 0'],
])(
  '§6: a like over the limit after %j comes back, along with all other pending likes',
  (presses, expected) => {
    expect(summaryOf(withLimitReached(play(presses), TOMORROW))).toBe(expected)
  },
)

test('§6: the latest known time of the next likes is shown', () => {
  expect(withLimitReached(play('y'), '2026-03-03T23:00:00.000Z').resetsAt).toBe('2026-03-03T23:00:00.000Z')
  expect(withLimitReached(play('y'), null).resetsAt).toBe(TOMORROW)
})

test('a refill goes to the bottom of the deck, and shows no member twice', () => {
  const deck = withRefill(play('yn'), batch('abdfg', 3))
  expect(summaryOf(deck)).toBe('cdefg | yes a, no b | b | 2')
  expect(summaryOf(withRefill(withUndo(play('n.')), batch('abf')))).toBe('abcdef | undo a | - | 4')
})
