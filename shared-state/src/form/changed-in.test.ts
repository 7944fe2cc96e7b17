import { expect, test } from 'vitest'
import { changedIn } from './changed-in.ts'

const saved = { city: 'Gent', region: null as string | null, interests: ['beer', 'wine'] }

test.each([
  [{}, {}],
  [{ city: 'Gent' }, {}],
  [{ city: 'Brugge' }, { city: 'Brugge' }],
  [{ region: null }, {}],
  [{ region: 'BE-VOV', city: 'Gent' }, { region: 'BE-VOV' }],
  [{ interests: ['beer', 'wine'] }, {}],
  [{ interests: [] }, { interests: [] }],
])('of the changes %j, only %j differs from the saved values', (changes, changed) => {
  expect(changedIn(saved, changes)).toEqual(changed)
})
