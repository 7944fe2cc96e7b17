import { beforeEach, expect, test } from 'vitest'
import { startTestState } from './fixture-state.ts'
import { closeMatch, forgetMatch, openMatch } from './matches.ts'
import { useStore } from './store/store.ts'

const profile = (id: string) => ({ id, name: id, main_image: null })
const shown = () => {
  const { matches, overlays } = useStore.getState()
  return `${overlays.map(({ name }) => name).join()}: ${matches.map(({ id }) => id).join()}`
}

beforeEach(() => startTestState())

test('§2: a match is shown once, although the answer to the like and the event both tell of it', () => {
  openMatch(profile('a'))
  openMatch(profile('a'))
  expect(shown()).toBe('match: a')
  closeMatch()
  openMatch(profile('a'))
  expect(shown()).toBe(': ')
})

test('a second one waits until the first was seen', () => {
  openMatch(profile('a'))
  openMatch(profile('b'))
  expect(shown()).toBe('match: a,b')
  closeMatch()
  expect(shown()).toBe('match: b')
  closeMatch()
  expect(shown()).toBe(': ')
})

test('a match that is over is shown no more, and the next one of the same two is new', () => {
  openMatch(profile('a'))
  openMatch(profile('b'))
  forgetMatch('a')
  expect(shown()).toBe('match: b')
  forgetMatch('b')
  expect(shown()).toBe(': ')
  openMatch(profile('b'))
  expect(shown()).toBe('match: b')
})

test('§4: logging out forgets them', () => {
  openMatch(profile('a'))
  useStore.getState().signOut()
  expect(shown()).toBe(': ')
  openMatch(profile('a'))
  expect(shown()).toBe('match: a')
})
