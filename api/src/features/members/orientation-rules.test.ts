import { genders, sexualities } from 'contracts'
import { expect, test } from 'vitest'
import { suitEachOther, suitingGenders, wantsAnother } from './orientation-rules.ts'

const hers = (sexuality: 'hetero' | 'lesbian' | 'bi' | null) => ({ gender: 'female', sexuality }) as const
const unstated = { gender: null, sexuality: 'bi' } as const
const his = (sexuality: 'hetero' | 'gay' | 'bi' | null) => ({ gender: 'male', sexuality }) as const

test.each([
  [hers('hetero'), his('hetero'), true],
  [hers('hetero'), his('bi'), true],
  [hers('hetero'), his('gay'), false],
  [hers('hetero'), hers('bi'), false],
  [hers('lesbian'), hers('bi'), true],
  [hers('lesbian'), hers('hetero'), false],
  [hers('lesbian'), his('bi'), false],
  [his('gay'), his('gay'), true],
  [his('gay'), his('hetero'), false],
  [his('bi'), his('bi'), true],
  [his(null), hers('hetero'), true],
  [his(null), hers('lesbian'), false],
  [unstated, hers('bi'), false],
])('%j and %j suit each other: %s', (one, other, suits) => {
  expect(suitEachOther(one, other)).toBe(suits)
  expect(suitEachOther(other, one)).toBe(suits)
})

const everyone = [null, ...genders].flatMap((gender) =>
  [null, ...sexualities].map((sexuality) => ({ gender, sexuality })),
)

test('suitingGenders agrees with suitEachOther', () => {
  for (const one of everyone) {
    const suiting = suitingGenders(one)
    for (const other of everyone) {
      const found = suiting.find(({ gender }) => gender === other.gender)
      const isFound = found !== undefined && (!other.sexuality || found.sexualities.includes(other.sexuality))
      expect([one, other, isFound]).toEqual([one, other, suitEachOther(one, other)])
    }
  }
})

test.each([
  ['a gay man, to a woman', his('gay'), 'gay', 'female', 'male'],
  ['a gay man, to a man', his('gay'), 'gay', 'male', null],
  ['a hetero man, to a man', his('hetero'), 'hetero', 'male', 'female'],
  ['a lesbian, to a man', hers('lesbian'), 'lesbian', 'male', 'female'],
  ['a bi man', his('bi'), 'bi', 'female', null],
  ['a man who shows no sexuality', his(null), 'gay', 'female', null],
  ['a gay man who has chosen to meet anybody', his('gay'), 'bi', 'female', null],
  ['somebody whose gender is hidden', unstated, 'gay', 'female', null],
  ['a gay man, to somebody without a gender', his('gay'), 'gay', null, null],
] as const)('%s says whom he or she would like to meet', (_, shown, chosen, viewer, wanted) => {
  expect(wantsAnother(shown, chosen, viewer)).toBe(wanted)
})
