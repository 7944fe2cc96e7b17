import { type Random, randomOf } from '../../random.ts'
import { INK } from '../paint.ts'
import type { Sitter } from '../sitter.ts'
import type { Beard } from './beard.ts'
import type { Cover } from './cover.ts'
import type { Eyes } from './eyes.ts'
import { flatCuts, type Hair, hairFor } from './hair.ts'
import type { Mouth } from './mouth.ts'
import { type Skin, skinOf, skins } from './skin.ts'

const eyeColours = {
  brown: '#5a3a22',
  blue: '#4f83b5',
  green: '#5b8a5c',
  grey: '#7d8c99',
  hazel: '#94702f',
} as const

/** Brows, noses and glasses of the style without surprise, anger or sadness. */
const BROWS = { female: [2, 5, 7, 9], male: [2, 3, 9, 10] } as const
const NOSES = [1, 2, 4, 5, 6] as const
const GLASSES = [1, 3, 4] as const
const FRAMES = {
  dark: ['#1d1513', '#d9b060', '#b8574e'],
  other: [INK, '#5a3b2e', '#2f3e4e', '#8a3f3a'],
} as const
const EARRINGS = [1, 2, 3] as const

/** A member's face, the same in each of their pictures. */
export interface Face extends Hair {
  readonly age: number
  readonly gender: Sitter['gender']
  readonly skin: string
  /** Which of the style's heads. */
  readonly head: number
  /** Width of the head and of the body, against the style's. */
  readonly width: number
  readonly eyes: Eyes
  readonly brows: number
  readonly nose: number
  readonly lips: string
  readonly beard: Beard | undefined
  readonly beardColour: string
  readonly cover: { readonly kind: Cover; readonly colour: string } | undefined
  readonly glasses: { readonly variant: number; readonly colour: string } | null
  readonly earrings: { readonly variant: number; readonly colour: string } | null
  readonly hasFreckles: boolean
  /** Tells heads apart from afar: two members with the same look like twins. */
  readonly look: string
}

/** The mood of one picture. */
export interface Expression {
  readonly mouth: Mouth['shape']
  readonly eyes: Pick<Eyes, 'gaze'> & Partial<Pick<Eyes, 'shape'>>
}

const WIDTHS = { slim: 0.94, normal: 1, fat: 1.07 } as const
const COVER_COLOURS = [
  '#b9604a',
  '#3f5f7a',
  '#6f8f6a',
  '#7a5a80',
  '#c9a35a',
  '#2f3a4a',
  '#4f7f86',
  '#a85f78',
] as const

/** Decides how a member looks, from their id and what their profile says. */
export function faceOf(sitter: Sitter): Face {
  const random = randomOf(`face ${sitter.memberId}`)
  const { gender, age } = sitter
  const isMan = gender === 'male'
  const skin = skinOf(sitter, random)
  const grown = hairFor(sitter, skin, random)
  const cover = coverOf({ isMan, age, skin, isBald: sitter.hairColour === 'bald' }, random)
  const isUnder = cover && grown.tone !== 'bald'
  const hair = isUnder ? { ...grown, hair: random.pick(flatCuts[gender]) } : grown
  const beard = isMan ? beardOf(age, cover, random) : undefined
  const hasGlasses = random.chance(age > 50 ? 0.42 : 0.17)
  return {
    ...hair,
    age,
    gender,
    skin: skins[skin],
    head: random.pick(isMan ? [1, 3, 4] : [2, 3, 4]),
    width: WIDTHS[sitter.bodyType ?? 'normal'] + random.next() * 0.05 - 0.025,
    eyes: {
      shape: random.weighted({ open: 5, soft: 4, almond: skin === 'fair' || skin === 'olive' ? 2 : 0.5 }),
      colour: eyeColours[sitter.eyeColour ?? 'brown'],
      hasLashes: !isMan,
      gaze: 0,
    },
    brows: random.pick<number>(BROWS[gender]),
    nose: random.pick<number>(NOSES),
    lips: lipsOf(isMan || age > 62, skin, random),
    beard,
    beardColour: age > 55 && random.chance(0.6) ? '#b4aeaa' : hair.browColour,
    cover,
    glasses: hasGlasses
      ? {
          variant: random.pick<number>(GLASSES),
          colour: random.pick(skin === 'dark' ? FRAMES.dark : FRAMES.other),
        }
      : null,
    earrings: random.chance(isMan ? 0.03 : 0.45)
      ? { variant: random.pick<number>(EARRINGS), colour: random.pick(['#c9973f', '#8d8f99', INK]) }
      : null,
    hasFreckles: random.chance(skin === 'pale' && age < 45 ? 0.4 : skin === 'fair' && age < 35 ? 0.1 : 0),
    look: [cover?.kind ?? hair.hair, cover ? cover.colour : hair.tone, skin, beard ?? ''].join(' '),
  }
}

/** An expression that suits every face. */
export function expressionOf({ gender, eyes }: Face, random: Random): Expression {
  const mouth = random.weighted<Mouth['shape']>(
    gender === 'female'
      ? { smile: 3, half: 1, lips: 3, teeth: 3, laugh: 2 }
      : { smile: 4, half: 2, teeth: 3, laugh: 2 },
  )
  const isSmiling = mouth === 'laugh' ? random.chance(0.6) : random.chance(0.06)
  return {
    mouth,
    eyes: { shape: isSmiling ? 'smiling' : eyes.shape, gaze: random.pick([-0.7, 0, 0, 0.5]) },
  }
}

function lipsOf(isPlain: boolean, skin: Skin, random: Random): string {
  const isDark = skin === 'brown' || skin === 'dark'
  if (isPlain) return isDark ? '#6b3a30' : '#a3564b'
  return random.pick(
    isDark ? ['#8a3f42', '#a34a4a', '#7a3a34'] : ['#b5524f', '#c0474f', '#c76468', '#a8503f'],
  )
}

interface Covered {
  readonly isMan: boolean
  readonly age: number
  readonly skin: Skin
  readonly isBald: boolean
}

function coverOf({ isMan, age, skin, isBald }: Covered, random: Random): Face['cover'] {
  const chance = random.next()
  const colour = random.pick(COVER_COLOURS)
  const isSouthern = skin === 'olive' || skin === 'tan' || skin === 'brown'
  const kinds: readonly (readonly [Cover, number])[] = isMan
    ? [
        ['turban', skin === 'tan' || skin === 'brown' ? 0.08 : 0],
        ['cap', age < 60 ? 0.06 : 0.03],
        ['beanie', isBald ? 0.12 : 0.05],
        ['sunHat', 0.025],
      ]
    : [
        ['hijab', isSouthern ? 0.09 : 0],
        ['sunHat', 0.05],
        ['beanie', age < 45 ? 0.05 : 0.02],
        ['headscarf', 0.045],
      ]
  let from = 0
  for (const [kind, share] of kinds) {
    from += share
    if (chance < from) return { kind, colour: kind === 'sunHat' ? '#e3c88f' : colour }
  }
  return undefined
}

function beardOf(age: number, cover: Face['cover'], random: Random): Beard | undefined {
  if (cover?.kind === 'turban') return 'full'
  if (!random.chance(age < 24 ? 0.25 : 0.5)) return undefined
  return random.weighted<Beard>({ stubble: 4, short: 4, full: 2, goatee: 1.4, moustache: age > 30 ? 1 : 0.4 })
}
