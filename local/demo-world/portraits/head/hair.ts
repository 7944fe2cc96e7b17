import type { Random } from '../../random.ts'
import type { Sitter } from '../sitter.ts'
import type { OwnCut } from './own-cuts.ts'
import type { Skin } from './skin.ts'

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

/** A haircut of the style, or one of our own. */
type Cut = number | OwnCut

type Cuts = readonly Cut[]

const men: { readonly young: Cuts; readonly any: Cuts; readonly old: Cuts } = {
  young: [4, 5, 6, 7, 11, 20, 39, 'fade', 'swept', 12],
  any: [1, 2, 3, 4, 8, 9, 12, 22, 47, 'fade', 'swept'],
  old: [1, 2, 3, 8, 9, 25, 28, 47, 'swept', 'fade'],
}

const women: typeof men = {
  young: [10, 13, 14, 16, 21, 24, 26, 31, 33, 35, 36, 42, 46, 'long', 'waves', 'plait'],
  any: [13, 15, 17, 18, 19, 23, 24, 29, 30, 32, 33, 35, 38, 42, 43, 48, 'long', 'waves', 'plait'],
  old: [6, 12, 13, 15, 17, 18, 19, 29, 32, 37, 38, 43, 48],
}

/** For curly hair. */
const curly: Readonly<Record<Sitter['gender'], Cuts>> = {
  male: [1, 9, 22, 39, 47, 'fade', 'afro', 'locs'],
  female: [5, 24, 33, 44, 'afro', 'locs', 'afro', 'waves', 'plait', 36],
}

/** Cuts that a hat fits on. */
export const flatCuts: Readonly<Record<Sitter['gender'], Cuts>> = {
  male: [1, 2, 47, 28, 'fade'],
  female: [15, 'long', 'waves', 'plait'],
}

/** The variant without hair. */
const BALD = 25

export interface Hair {
  readonly hair: Cut
  readonly hairColour: string
  readonly browColour: string
  /** The name of its colour. */
  readonly tone: string
}

/** Picks a haircut for the sitter's gender and age, in the colour of the profile. */
export function hairFor({ gender, hairColour, age }: Sitter, skin: Skin, random: Random): Hair {
  const colour = hairColour ?? random.weighted({ brown: 5, blond: 3, black: 2 })
  const isCurly = skin === 'dark' || (skin === 'brown' && random.chance(0.6))
  const stage = age > 54 ? 'old' : age < 38 && random.chance(0.6) ? 'young' : 'any'
  const cut = random.pick(isCurly ? curly[gender] : (gender === 'male' ? men : women)[stage])
  const brown = random.pick(isCurly ? colours.black : colours.brown)
  if (colour === 'bald') return { hair: BALD, hairColour: '#00000000', browColour: brown, tone: colour }
  const shade = random.pick(colours[colour])
  const brows = { blond: '#94683a', dyed: brown, white: '#8f8783', grey: '#6b5f5c' }
  const browColour = colour in brows ? brows[colour as keyof typeof brows] : shade
  return { hair: cut, hairColour: shade, browColour, tone: colour }
}
