import { beforeEach, expect, test } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { useStore } from '../state/store.ts'
import { announceMatch, closeMatch, forgetMatch, openMatch } from './matches.ts'

const profile = (id: string) => ({ id, name: id, main_image: null })
const shown = () => {
  const { matches, overlays } = useStore.getState()
  return `${overlays.map(({ name }) => name).join()}: ${matches.map(({ id }) => id).join()}`
}

beforeEach(() => startTestState())

const waiting = () => useStore.getState().waitingMatches.map(({ id }) => id)

test('§2: a match shows once, although both the response and the event announce it', () => {
  announceMatch(profile('a'))
  openMatch(profile('a'))
  openMatch(profile('a'))
  expect(shown()).toBe('match: a')
  closeMatch()
  announceMatch(profile('a'))
  expect([shown(), waiting()]).toEqual([': ', []])
})

test('a match that the other one makes opens nothing, and waits for a notice', () => {
  announceMatch(profile('a'))
  announceMatch(profile('a'))
  expect([shown(), waiting()]).toEqual([': ', ['a']])
})

test('a second match waits until the first is closed', () => {
  openMatch(profile('a'))
  openMatch(profile('b'))
  expect(shown()).toBe('match: a,b')
  closeMatch()
  expect(shown()).toBe('match: b')
  closeMatch()
  expect(shown()).toBe(': ')
})

test('a match that ended disappears, and a new one with the same member shows again', () => {
  openMatch(profile('a'))
  openMatch(profile('b'))
  forgetMatch('a')
  expect(shown()).toBe('match: b')
  forgetMatch('b')
  expect(shown()).toBe(': ')
  openMatch(profile('b'))
  expect(shown()).toBe('match: b')
})

test('§4: a logout forgets all matches', () => {
  openMatch(profile('a'))
  useStore.getState().signOut()
  expect(shown()).toBe(': ')
  openMatch(profile('a'))
  expect(shown()).toBe('match: a')
})
