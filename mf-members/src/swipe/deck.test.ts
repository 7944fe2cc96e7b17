import { expect, test } from 'vitest'
import {
  confirmed,
  type Deck,
  decided,
  deckOf,
  gone,
  limited,
  mayDecide,
  refilled,
  returned,
  undone,
} from './deck.ts'
import { swipeProfile } from './fixture-profiles.ts'

const TOMORROW = '2026-03-02T23:00:00.000Z'
const offer = (ids: string, left: number | null = 4) => ({
  profiles: ids.split('').map((id) => swipeProfile(id)),
  left_today: left,
  resets_at: left === null ? null : TOMORROW,
})

/** Cards | steps | what can be undone | yeses left. */
function drawing({ cards, steps, last, left }: Deck): string {
  const written = steps.map(({ kind, profile }) => `${kind} ${profile.id}`)
  return [cards.map(({ id }) => id).join(''), written.join(', '), last?.profile.id ?? '-', left].join(' | ')
}

/** y, n and u as they are pressed; `.` is an answer of the server. */
function play(presses: string, deck = deckOf(offer('abcde'))): Deck {
  return presses.split('').reduce((now, press) => {
    if (press === 'u') return undone(now)
    if (press === '.')
      return confirmed(now, { left_today: (now.left ?? 0) + unsent(now), resets_at: TOMORROW })
    return decided(now, press === 'y' ? 'yes' : 'no')
  }, deck)
}

const unsent = ({ steps }: Deck) => steps.slice(1).filter(({ kind }) => kind === 'yes').length

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
  expect(drawing(play(presses))).toBe(expected)
})

test('§6: premium is not counted', () => {
  const deck = play('yyyyy', deckOf(offer('abcdef', null)))
  expect(drawing(deck)).toBe('f | yes a, yes b, yes c, yes d, yes e | e | ')
  expect(mayDecide(deck, 'yes')).toBe(true)
})

test.each([
  ['y', 'abcde |  | - | 4'],
  ['yny', 'abcde |  | - | 4'],
  ['y.ny', 'bcde |  | - | 3'],
  ['yun', 'abcde |  | - | 4'],
  ['y.u', 'bcde |  | - | 3'],
])('what could not be sent after %j comes back in its order', (presses, expected) => {
  expect(drawing(returned(play(presses)))).toBe(expected)
})

test.each([
  ['y', 'bcde |  | - | 4'],
  ['yn', 'cde | no b | b | 4'],
  ['yu', 'bcde |  | - | 4'],
  ['n.u', 'bcde |  | - | 4'],
])('after %j, of whom the first step was about is gone', (presses, expected) => {
  expect(drawing(gone(play(presses)))).toBe(expected)
})

test.each([
  ['y', 'abcde |  | - | 0'],
  ['yyn', 'abde | no c | - | 0'],
  ['yu', 'abcde |  | - | 0'],
])(
  '§6: a yes too many after %j comes back, and with it every other that was not sent',
  (presses, expected) => {
    expect(drawing(limited(play(presses), TOMORROW))).toBe(expected)
  },
)

test('§6: when the likes come again is said by whoever knows last', () => {
  expect(limited(play('y'), '2026-03-03T23:00:00.000Z').resetsAt).toBe('2026-03-03T23:00:00.000Z')
  expect(limited(play('y'), null).resetsAt).toBe(TOMORROW)
})

test('more come behind those that are there, and nobody twice', () => {
  const deck = refilled(play('yn'), offer('abdfg', 3))
  expect(drawing(deck)).toBe('cdefg | yes a, no b | b | 2')
  expect(drawing(refilled(undone(play('n.')), offer('abf')))).toBe('abcdef | undo a | - | 4')
})
