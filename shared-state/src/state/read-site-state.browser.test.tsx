import { afterEach, expect, test } from 'vitest'
import { freeMember, settings, stateOf } from '../fixture-state.ts'
import { readSiteState } from './read-site-state.ts'

/** Leaves the state in the document, as the server does. */
function writeState(state: unknown) {
  const element = document.createElement('script')
  element.id = 'platform-state'
  element.type = 'application/json'
  element.textContent = JSON.stringify(state)
  document.head.append(element)
}

afterEach(() => document.getElementById('platform-state')?.remove())

test('the state of the HTML is read as it was written', () => {
  writeState(stateOf(freeMember))
  expect(readSiteState()).toEqual(stateOf(freeMember))
})

test('where no server wrote the page there is none', () => {
  expect(readSiteState()).toBeNull()
})

test('a state against the contract is refused where it comes in', () => {
  writeState({ settings: { ...settings, niche: 8 }, user: null })
  expect(readSiteState).toThrow('niche')
})
