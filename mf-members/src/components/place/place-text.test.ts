import { expect, test } from 'vitest'
import { placeText } from './place-text.ts'

const region = (name: string) => ({ id: 'r', name })

test.each([
  [{ city: 'Gouda', region: region('Zuid-Holland'), country: 'NL' }, 'Gouda, Zuid-Holland, in NL'],
  [{ city: 'Utrecht', region: region('Utrecht'), country: 'NL' }, 'Utrecht, in NL'],
  [{ city: null, region: region('Utrecht'), country: null }, 'Utrecht'],
  [{ city: undefined, region: null, country: null }, ''],
] as const)('§3: the place %j shows as %j', (place, text) => {
  expect(placeText(place, (code) => `in ${code}`)).toBe(text)
})
