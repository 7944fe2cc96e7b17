import {
  type Country,
  type changeLocation,
  type changeProfile,
  cleanName,
  type InputOf,
  type OwnProfile,
  type Settings,
} from 'contracts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { profile } from '../../../tables/members.ts'
import { regionsIn } from '../../site/regions.ts'
import { refuseFields } from '../refuse-fields.ts'

/** What a form of the profile may send, a whole place or none. */
export type ProfileChanges = NonNullable<InputOf<typeof changeProfile>['body']> &
  Partial<InputOf<typeof changeLocation>['body']>

type Field = keyof ProfileChanges

/** Field of the contract → column. */
const COLUMNS = {
  name: 'name',
  gender: 'gender',
  sexuality: 'sexuality',
  country: 'country',
  region: 'region',
  city: 'city',
  tattoos: 'hasTattoos',
  hair_colour: 'hairColour',
  eye_colour: 'eyeColour',
  body_type: 'bodyType',
  relationship_status: 'relationshipStatus',
  about_me: 'aboutMe',
  interests: 'interests',
  visible_to_visitors: 'isVisibleToVisitors',
} as const satisfies Record<Field, keyof typeof profile.$inferInsert>

/** What every brand asks for, whatever else it shows. */
const ALWAYS: readonly string[] = ['name', 'gender', 'country', 'visible_to_visitors']

type ProfileSettings = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes' | 'countries'>

/** §3: what is wrong with these, field by field: what the brand does not show, and places that are none. */
export function profileProblems(changes: ProfileChanges, settings: ProfileSettings) {
  const asked = [...ALWAYS, ...settings.visible_profile_fields, ...settings.visible_profile_notes]
  const hidden = Object.entries(changes).flatMap(([field, value]) =>
    asked.includes(field) || value === null || value === undefined ? [] : [field],
  )
  const { country, region } = changes
  const isServed = country === undefined || settings.countries.includes(country)
  const isRegion = country === undefined || !region || hasRegion(country, region)
  const wrong = [...hidden, ...(isServed ? [] : ['country']), ...(isRegion ? [] : ['region'])]
  return Object.fromEntries(wrong.map((field) => [field, 'invalid_input'] as const))
}

function hasRegion(country: Country, region: string): boolean {
  return regionsIn([country]).regions[country]?.some(({ id }) => id === region) === true
}

/** Writes what is there; what is left out stays, but a place is always a whole one. */
export async function saveProfile(
  tx: Transaction,
  memberId: string,
  changes: ProfileChanges,
  settings: ProfileSettings,
): Promise<void> {
  refuseFields(profileProblems(changes, settings))
  const { name, country, about_me, ...rest } = changes
  const place = country === undefined ? {} : { country, region: rest.region || null, city: rest.city || null }
  const whole = {
    ...rest,
    ...place,
    ...(name !== undefined && { name: cleanName(name) }),
    ...(about_me !== undefined && { about_me: about_me || null }),
  }
  const columns = Object.entries(whole).flatMap(([field, value]) =>
    value === undefined ? [] : [[COLUMNS[field as Field], value] as const],
  )
  if (columns.length === 0) return
  await tx.update(profile).set(Object.fromEntries(columns)).where(eq(profile.memberId, memberId))
}

/** §3: a row as its owner sees it. */
export function ownProfileOf(row: typeof profile.$inferSelect): OwnProfile {
  const fields = Object.entries(COLUMNS).map(([field, column]) => [field, row[column]] as const)
  const told = Object.fromEntries(fields) as Pick<OwnProfile, Field>
  return { ...told, id: row.memberId, status: row.status, date_of_birth: row.dateOfBirth }
}
