import type { genders, Niche, sexualities } from 'contracts'
import type { Random } from '../random.ts'

export type Gender = (typeof genders)[number]
type Sexuality = (typeof sexualities)[number]

interface Orientation {
  readonly gender: Gender
  readonly sexuality: Sexuality
}

interface Share {
  readonly genders: Readonly<Partial<Record<Gender, number>>>
  readonly male: Readonly<Partial<Record<Sexuality, number>>>
  readonly female: Readonly<Partial<Record<Sexuality, number>>>
}

const everybody: Share = {
  genders: { female: 48, male: 52 },
  male: { hetero: 86, gay: 8, bi: 6 },
  female: { hetero: 82, lesbian: 7, bi: 11 },
}

/** Niches whose members are others than everybody: she sets the pace; men who like men. */
const ofNiche: Readonly<Partial<Record<Niche, Share>>> = {
  2: {
    genders: { female: 55, male: 45 },
    male: { hetero: 91, bi: 9 },
    female: { hetero: 76, lesbian: 9, bi: 15 },
  },
  7: { genders: { male: 1 }, male: { gay: 82, bi: 18 }, female: {} },
}

/** Whom a brand of this niche has among its members. */
export function orientationIn(niche: Niche, random: Random): Orientation {
  const share = ofNiche[niche] ?? everybody
  const gender = random.weighted(share.genders)
  return { gender, sexuality: random.weighted(share[gender]) }
}
