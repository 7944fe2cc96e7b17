import type { Country, Niche } from 'contracts'
import { idOf } from '../db/new-id.ts'
import { aboutTexts } from './about-texts.ts'
import { homeIn, weightsOf } from './homes.ts'
import { interestsOf } from './interests-of.ts'
import { looksOf } from './looks.ts'
import { orientationIn } from './orientation.ts'
import type { Pools } from './pools.ts'
import type { Random } from './random.ts'
import { ageGroups, createdBefore, dateOfBirth, relationshipOf } from './stage-of-life.ts'
import type { MemberRow, ProfileRow, Someone } from './town.ts'
import { userNames } from './user-names.ts'

export interface WorldBrand {
  readonly id: string
  readonly niche: Niche
  readonly countries: readonly Country[]
  readonly minAge: number
  /** How many of the world's members are with it, beside the others' weights. */
  readonly weight: number
}

export interface Person {
  readonly member: MemberRow
  readonly profile: ProfileRow
  readonly someone: Someone
}

interface People {
  readonly brands: readonly WorldBrand[]
  readonly size: number
  /** Of all members of the world, how many come before these. */
  readonly before: number
  readonly now: Date
  readonly pools: Pools
  readonly random: Random
}

/** Believable members of the brands: every field of one fits the others. */
export function makePeople({ brands, size, before, now, pools, random }: People): Person[] {
  const nameOf = userNames(pools, random)
  const textOf = aboutTexts(pools, random)
  const brandWeights = Object.fromEntries(brands.map(({ id, weight }) => [id, weight]))
  const known = new Map(brands.map((brand) => [brand.id, { ...brand, weights: weightsOf(brand.countries) }]))

  return Array.from({ length: size }, (_, index) => {
    const brandId = random.weighted(brandWeights)
    const brand = known.get(brandId)
    if (!brand) throw new Error(`There is no brand ${brandId}.`)
    const home = homeIn(random.weighted<Country>(brand.weights), random)
    const { language } = home
    const { gender, sexuality } = orientationIn(brand.niche, random)
    const age = ageGroups(brand.minAge, random)
    const born = dateOfBirth(age, now, random)
    const looks = looksOf({ country: home.country, age, gender }, random)
    const text = random.chance(0.93) ? textOf({ brandId, ...home, gender, age }) : undefined
    const interests = interestsOf({ told: text?.interests ?? [], hasTattoos: looks.hasTattoos }, random)
    const createdAt = createdBefore(now, random)
    const id = idFrom(createdAt, random)
    const name = nameOf({ brandId, language, gender, born: Number(born.slice(0, 4)) })
    const told = <T>(value: T) => (random.chance(0.92) ? value : null)
    return {
      member: {
        id,
        brandId,
        email: `member-${before + index + 1}@example.invalid`,
        status: 'confirmed',
        isPaid: random.chance(0.2),
        language,
        isDemo: true,
        createdAt,
      },
      profile: {
        memberId: id,
        brandId,
        name,
        status: 'active',
        gender,
        sexuality,
        dateOfBirth: born,
        country: home.country,
        region: home.region,
        city: home.city,
        hasTattoos: told(looks.hasTattoos),
        hairColour: looks.hairColour,
        eyeColour: told(looks.eyeColour),
        bodyType: told(looks.bodyType),
        relationshipStatus: told(relationshipOf(age, random)),
        aboutMe: text?.text ?? null,
        interests,
        isVisibleToVisitors: true,
      },
      someone: { id, brandId, language, createdAt, gender, sexuality, age },
    }
  })
}

/** An id that this world has on every machine. */
export function idFrom(at: Date, random: Random): string {
  const word = () => BigInt(random.int(0, 2 ** 32 - 1))
  return idOf(at.getTime(), (word() << 48n) | (word() << 16n) | (word() & 0xffffn))
}
