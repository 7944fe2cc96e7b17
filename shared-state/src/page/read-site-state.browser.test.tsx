import { afterEach, expect, test } from 'vitest'
import { freeMember, settings, stateOf } from '../fixture-state.ts'
import { readSiteState } from './read-site-state.ts'

/** Writes the state into the document, as the server does. */
function writeState(state: unknown) {
  const element = document.createElement('script')
  element.id = 'platform-state'
  element.type = 'application/json'
  element.textContent = JSON.stringify(state)
  document.head.append(element)
}

afterEach(() => document.getElementById('platform-state')?.remove())

test('reads the state that the server wrote into the HTML', () => {
  writeState(stateOf(freeMember))
  expect(readSiteState()).toEqual(stateOf(freeMember))
})

test('returns null without a state in the HTML', () => {
  expect(readSiteState()).toBeNull()
})

test('rejects a state that breaks the contract', () => {
  writeState({ settings: { ...settings, niche: 8 }, user: null })
  expect(readSiteState).toThrow('niche')
})
