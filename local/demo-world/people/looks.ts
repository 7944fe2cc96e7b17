import type { bodyTypes, Country, eyeColours, hairColours } from 'contracts'
import type { Gender } from '../pools.ts'
import type { Random } from '../random.ts'

type HairColour = (typeof hairColours)[number]
type EyeColour = (typeof eyeColours)[number]
type BodyType = (typeof bodyTypes)[number]
type Complexion = 'fair' | 'olive' | 'dark'

interface Looks {
  readonly hairColour: HairColour
  readonly eyeColour: EyeColour
  readonly bodyType: BodyType
  readonly hasTattoos: boolean
}

const NORTH = { fair: 84, olive: 8, dark: 8 }
const SOUTH = { fair: 40, olive: 52, dark: 8 }
const OVERSEAS = { fair: 62, olive: 18, dark: 20 }

const complexions: Readonly<Partial<Record<Country, Readonly<Record<Complexion, number>>>>> = {
  IT: SOUTH,
  ES: SOUTH,
  FR: { fair: 62, olive: 26, dark: 12 },
  US: OVERSEAS,
  CA: OVERSEAS,
  AU: OVERSEAS,
  NZ: OVERSEAS,
}

const hair = {
  fair: { brown: 46, blond: 33, black: 8, red: 8, dyed: 3 },
  olive: { brown: 54, black: 38, blond: 5, dyed: 2 },
  dark: { black: 88, brown: 10, dyed: 1 },
} as const

const eyes = {
  light: { blue: 46, green: 15, grey: 12, hazel: 12, brown: 15 },
  fair: { brown: 42, blue: 24, hazel: 15, green: 12, grey: 7 },
  olive: { brown: 76, hazel: 16, green: 8 },
  dark: { brown: 96, hazel: 4 },
} as const

/** Picks looks that go together: fair hair with light eyes, grey hair with age. */
export function pickLooks(
  { country, age, gender }: { readonly country: Country; readonly age: number; readonly gender: Gender },
  random: Random,
): Looks {
  const complexion = random.weighted<Complexion>(complexions[country] ?? NORTH)
  const born = random.weighted<HairColour>(hair[complexion])
  const isLight = complexion === 'fair' && (born === 'blond' || born === 'red')
  return {
    hairColour: ageHair(born, age, gender, random),
    eyeColour: random.weighted<EyeColour>(eyes[isLight ? 'light' : complexion]),
    bodyType: random.weighted({ slim: 34, normal: 48, fat: 18 }),
    hasTattoos: random.chance(age < 45 ? 0.36 : 0.16),
  }
}

function ageHair(born: HairColour, age: number, gender: Gender, random: Random): HairColour {
  if (gender === 'male' && age > 28 && random.chance(Math.min((age - 24) / 200, 0.16))) return 'bald'
  // Women turn grey less often, as many colour their hair.
  const grey = ((age - 44) / 26) * (gender === 'male' ? 0.9 : 0.7)
  if (!random.chance(grey)) return born
  return age > 64 && random.chance(0.5) ? 'white' : 'grey'
}
