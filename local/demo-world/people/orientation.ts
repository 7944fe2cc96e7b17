import type { Niche, sexualities } from 'contracts'
import type { Gender } from '../pools.ts'
import type { Random } from '../random.ts'

type Sexuality = (typeof sexualities)[number]

interface Orientation {
  readonly gender: Gender
  readonly sexuality: Sexuality
}

interface Distribution {
  readonly genders: Readonly<Partial<Record<Gender, number>>>
  readonly male: Readonly<Partial<Record<Sexuality, number>>>
  readonly female: Readonly<Partial<Record<Sexuality, number>>>
}

const everyone: Distribution = {
  genders: { female: 48, male: 52 },
  male: { hetero: 86, gay: 8, bi: 6 },
  female: { hetero: 82, lesbian: 7, bi: 11 },
}

/** Niches with other members: 2, women take the first step; 7, men who like men. */
const ofNiche: Readonly<Partial<Record<Niche, Distribution>>> = {
  2: {
    genders: { female: 55, male: 45 },
    male: { hetero: 91, bi: 9 },
    female: { hetero: 76, lesbian: 9, bi: 15 },
  },
  7: { genders: { male: 1 }, male: { gay: 82, bi: 18 }, female: {} },
}

/** Picks gender and sexuality of a member of a brand with this niche. */
export function pickOrientation(niche: Niche, random: Random): Orientation {
  const share = ofNiche[niche] ?? everyone
  const gender = random.weighted(share.genders)
  return { gender, sexuality: random.weighted(share[gender]) }
}
