import { dismissals, type SiteState } from 'contracts'
import { expect, test } from 'vitest'
import { createState } from './create-state.ts'

const { entryWarning, push } = dismissals
const visitor = { settings: {}, user: null } as unknown as SiteState

test('§2: who has passed the entry warning, by the HTML, has done so in the first render', () => {
  const { store } = createState({ site: { ...visitor, is_past_warning: true }, dismissed: { [push]: 'now' } })
  expect(store.getInitialState().dismissed).toEqual({ [entryWarning]: expect.any(String) })
  expect(Object.keys(store.getState().dismissed).toSorted()).toEqual([entryWarning, push].toSorted())
})

test('what only the browser has stored counts after the first render', () => {
  const { store } = createState({ site: visitor, dismissed: { [entryWarning]: 'now' } })
  expect(store.getInitialState().dismissed).toEqual({})
  expect(store.getState().dismissed).toEqual({ [entryWarning]: 'now' })
})
