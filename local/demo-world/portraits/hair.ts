import type { Random } from '../random.ts'
import type { Sitter } from './sitter.ts'

/** Several shades of each hair colour, for variety. */
const colours = {
  black: ['#2a2225', '#332a2c', '#1f1d24'],
  brown: ['#5b3a26', '#6f4529', '#4a3024', '#815536'],
  blond: ['#d7ae62', '#c79a52', '#e3c583', '#b98d4f'],
  red: ['#a8522a', '#b9602f', '#8f4327'],
  grey: ['#9a979a', '#86858c', '#aaa6a3'],
  white: ['#e4e0da', '#d8d5d2'],
  dyed: ['#7d3550', '#4d5f8a', '#3f7a74', '#c0708a'],
} as const

type Cuts = readonly number[]

const men: { readonly young: Cuts; readonly any: Cuts; readonly old: Cuts } = {
  young: [4, 5, 6, 7, 11, 20, 39],
  any: [1, 2, 3, 4, 8, 9, 12, 22, 47],
  old: [1, 2, 8, 9, 25, 28, 47],
}

const women: typeof men = {
  young: [10, 13, 14, 16, 21, 24, 26, 31, 33, 35, 36, 42, 46],
  any: [13, 15, 17, 18, 19, 23, 24, 29, 30, 32, 33, 35, 38, 42, 43, 48],
  old: [6, 12, 13, 15, 17, 18, 19, 29, 32, 37, 38, 43, 48],
}

/** The variant without hair. */
const BALD = 34

/** Picks a haircut for the sitter's gender and age, in the colour of the profile. */
export function hairFor({ gender, hairColour, age }: Sitter, random: Random) {
  const colour = hairColour ?? random.weighted({ brown: 5, blond: 3, black: 2 })
  const cuts = gender === 'male' ? men : women
  const stage = age > 54 ? 'old' : age < 38 && random.chance(0.6) ? 'young' : 'any'
  const cut = random.pick(cuts[stage])
  const brows = random.pick(colours.brown)
  if (colour === 'bald') return { hairVariant: variant(BALD), hairColor: '#00000000', eyebrowsColor: brows }
  const hairColor = random.pick(colours[colour])
  const sameColour = colour !== 'dyed' && colour !== 'white' && colour !== 'grey'
  return {
    hairVariant: variant(cut),
    hairColor,
    eyebrowsColor:
      colour === 'blond' ? '#94683a' : sameColour ? hairColor : colour === 'dyed' ? brows : '#6b5f5c',
  }
}

function variant(number: number): string {
  return `variant${String(number).padStart(2, '0')}`
}
