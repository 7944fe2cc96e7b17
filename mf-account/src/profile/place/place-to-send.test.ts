import { expect, test } from 'vitest'
import { placeToSend } from './place-to-send.ts'

const ghent = { country: 'BE', region: 'BE-VOV', city: 'Gent' } as const

test.each([
  [ghent, ['region', 'city'], ghent],
  [ghent, ['city'], { ...ghent, region: null }],
  [ghent, [], { country: 'BE', region: null, city: null }],
  [{ ...ghent, country: null }, ['region', 'city'], null],
] as [Parameters<typeof placeToSend>[0], string[], object | null][])(
  'from %j, a brand that asks for %j is sent %j',
  (place, requested, sent) => {
    expect(placeToSend(place, (field) => requested.includes(field))).toEqual(sent)
  },
)
