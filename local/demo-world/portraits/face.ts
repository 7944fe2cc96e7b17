import { type Random, randomOf } from '../random.ts'
import { hairFor } from './hair.ts'
import type { Sitter } from './sitter.ts'

/** Colour of all lines: dark brown, which is softer than black. */
export const INK = '#3a2a26'

const skins = {
  pale: '#f7d9c4',
  fair: '#f2c8a6',
  olive: '#e0ac80',
  tan: '#c98f62',
  brown: '#a06a45',
  dark: '#7a4d33',
} as const

type Skin = keyof typeof skins

const eyeColours = {
  brown: '#4a3020',
  blue: '#3f668f',
  green: '#4c7350',
  grey: '#5d6b78',
  hazel: '#7a5a2c',
} as const

/** Features without surprise, anger or sadness. */
const FEATURES = {
  female: {
    eyes: [
      'variant02',
      'variant04',
      'variant06',
      'variant10',
      'variant14',
      'variant20',
      'variant21',
      'variant24',
    ],
    eyebrows: ['variant02', 'variant05', 'variant07', 'variant09', 'variant12'],
    mouth: ['happy01', 'happy02', 'happy03', 'happy05', 'happy06'],
    head: ['variant02', 'variant03', 'variant04'],
  },
  male: {
    eyes: ['variant02', 'variant04', 'variant06', 'variant07', 'variant08', 'variant12', 'variant20'],
    eyebrows: ['variant02', 'variant03', 'variant09', 'variant10', 'variant12'],
    mouth: ['happy01', 'happy02', 'happy04', 'happy05', 'happy06'],
    head: ['variant01', 'variant03', 'variant04'],
  },
} as const

const NOSES = ['variant01', 'variant02', 'variant04', 'variant05', 'variant06'] as const
const GLASSES = ['variant01', 'variant03', 'variant04'] as const
const EARRINGS = ['variant01', 'variant02', 'variant03'] as const

/** Options of the style for this member's face, the same in each of their portraits. */
export function faceOf(sitter: Sitter) {
  const random = randomOf(`face ${sitter.memberId}`)
  const { gender, age } = sitter
  const skin = skinOf(sitter, random)
  const hair = hairFor(sitter, random)
  const isMan = gender === 'male'
  const features = FEATURES[gender]
  const beard = isMan && sitter.hairColour !== 'bald' && random.chance(0.2)
  const percent = (probability: number) => (random.chance(probability) ? 100 : 0)
  return {
    skin: skins[skin],
    options: {
      seed: sitter.memberId,
      ...hair,
      outlineColor: INK,
      noseColor: INK,
      glassesColor: random.pick([INK, '#5a3b2e', '#2f3e4e']),
      earringsColor: random.pick(['#c9973f', '#8d8f99', INK]),
      frecklesColor: '#a8683f',
      skinColor: skins[skin],
      eyesColor: eyeColours[sitter.eyeColour ?? 'brown'],
      mouthColor: isMan || age > 60 ? '#8a4a40' : random.pick(['#8a4a40', '#a33d44', '#b2565b']),
      eyesVariant: random.pick<string>(features.eyes),
      eyebrowsVariant: random.pick<string>(features.eyebrows),
      mouthVariant: random.pick<string>(features.mouth),
      headVariant: random.pick<string>(features.head),
      noseVariant: random.pick<string>(NOSES),
      glassesVariant: random.pick<string>(GLASSES),
      earringsVariant: random.pick<string>(EARRINGS),
      beardVariant: random.pick(['variant01', 'variant02']),
      beardProbability: beard ? 100 : 0,
      glassesProbability: percent(age > 50 ? 0.4 : 0.16),
      earringsProbability: percent(isMan ? 0.03 : 0.4),
      frecklesProbability: percent(skin === 'pale' && age < 40 ? 0.35 : 0),
      hairAccessoriesProbability: 0,
    },
  }
}

/** Another expression of the same face, as options of the style. */
export function expressionOf({ gender }: Sitter, random: Random) {
  const { mouth, eyebrows } = FEATURES[gender]
  return {
    mouthVariant: random.pick<string>(mouth),
    eyebrowsVariant: random.pick<string>(eyebrows),
  }
}

/** Picks a skin colour that goes with hair and eyes; the profile has none. */
function skinOf({ hairColour, eyeColour }: Sitter, random: Random): Skin {
  if (hairColour === 'red') return random.weighted<Skin>({ pale: 3, fair: 2 })
  if (hairColour === 'blond') return random.weighted<Skin>({ pale: 4, fair: 7, olive: 1 })
  if (eyeColour !== 'brown') return random.weighted<Skin>({ pale: 3, fair: 6, olive: 2 })
  if (hairColour === 'black') return random.weighted<Skin>({ fair: 3, olive: 5, tan: 4, brown: 5, dark: 4 })
  return random.weighted<Skin>({ pale: 1, fair: 6, olive: 6, tan: 2, brown: 1 })
}
