import { DAY_MS, HOUR_MS } from '../../../api/src/time.ts'
import { demoMemberIds } from '../demo-id.ts'
import type { Pools } from '../pools.ts'
import { type Random, randomOf } from '../random.ts'
import type { DemoMember, MemberRow, ProfileRow } from '../town-rows.ts'
import { aboutTexts } from './about-texts.ts'
import { ageFrom, createdBefore, dateOfBirthAt, relationshipAt } from './age.ts'
import { dealFaces } from './deal-faces.ts'
import { type Home, pickHome } from './homes.ts'
import { pickInterests } from './interests.ts'
import { pickLooks } from './looks.ts'
import { pickOrientation } from './orientation.ts'
import { settle } from './settle.ts'
import { userNames } from './user-names.ts'
import type { WorldBrand } from './world-brand.ts'

/** Shares of members who write about themselves, fill in an optional field, and pay. */
const WRITING_SHARE = 0.97
const FILLED_SHARE = 0.92
const PAYING_SHARE = 0.2

export interface Person {
  readonly member: MemberRow
  readonly profile: ProfileRow
  readonly lastActive: Date
  readonly demoMember: DemoMember
}

interface PeopleOptions {
  readonly brands: readonly WorldBrand[]
  readonly size: number
  /** Number of the world's members made before these. */
  readonly before: number
  readonly now: Date
  readonly pools: Pools
  readonly random: Random
}

/** Makes believable members: the fields of each one are consistent. */
export function makePeople({ brands, size, before, now, pools, random }: PeopleOptions): Person[] {
  const parts = {
    now,
    random,
    nameOf: userNames(pools, random),
    textOf: aboutTexts(pools, random),
    deal: dealFaces(),
  }
  return settle({ brands, size, before, random }).map(({ brand, country }, index) => {
    const home = pickHome(country, random)
    return makePerson({ ...parts, brand, home, number: before + index + 1 })
  })
}

interface PersonOptions {
  readonly brand: WorldBrand
  readonly home: Home
  readonly number: number
  readonly now: Date
  readonly random: Random
  readonly nameOf: ReturnType<typeof userNames>
  readonly textOf: ReturnType<typeof aboutTexts>
  readonly deal: ReturnType<typeof dealFaces>
}

function makePerson({ brand, home, number, now, random, nameOf, textOf, deal }: PersonOptions): Person {
  const { id: brandId, niche, minAge } = brand
  const { country, region, city, language } = home
  const { gender, sexuality } = pickOrientation(niche, random)
  const age = ageFrom(minAge, random)
  const dateOfBirth = dateOfBirthAt(age, now, random)
  const { hairColour, eyeColour, bodyType, hasTattoos } = pickLooks({ country, age, gender }, random)
  const text = random.chance(WRITING_SHARE) ? textOf({ brandId, country, language, gender, age }) : undefined
  const interests = pickInterests({ mentioned: text?.interests ?? [], hasTattoos }, random)
  const createdAt = createdBefore(now, random)
  const idOf = demoMemberIds(createdAt, random)
  const isPaid = random.chance(PAYING_SHARE)
  const name = nameOf({ brandId, language, gender, born: Number(dateOfBirth.slice(0, 4)) })
  const orEmpty = <T>(value: T) => (random.chance(FILLED_SHARE) ? value : null)
  const looks = {
    hairColour,
    hasTattoos: orEmpty(hasTattoos),
    eyeColour: orEmpty(eyeColour),
    bodyType: orEmpty(bodyType),
  }
  const id = deal({ screen: `${brandId} ${country} ${gender}`, idOf, sitter: { gender, age, ...looks } })
  return {
    member: {
      id,
      brandId,
      email: `member-${number}@example.invalid`,
      status: 'confirmed',
      isPaid,
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
      dateOfBirth,
      country,
      region,
      city,
      interests,
      ...looks,
      relationshipStatus: orEmpty(relationshipAt(age, random)),
      aboutMe: text?.text ?? null,
      isVisibleToVisitors: true,
    },
    lastActive: pickLastActive({ id, createdAt }, now),
    demoMember: { id, brandId, language, createdAt, gender, sexuality, age },
  }
}

/** Everyone was active within this many days, most of them recently. */
const DAYS = 60

/** When a demo member was last active, unless they wrote since: at least an hour ago, as none of them is online. */
function pickLastActive(
  { id, createdAt }: { readonly id: string; readonly createdAt: Date },
  now: Date,
): Date {
  // From a generator of its own, so that the rest of the world does not change.
  const ago = HOUR_MS + DAYS * DAY_MS * randomOf(`active ${id}`).next() ** 4
  return new Date(Math.max(createdAt.getTime(), now.getTime() - Math.floor(ago)))
}
