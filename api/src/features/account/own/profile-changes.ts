import {
  type Country,
  type changeLocation,
  type changeProfile,
  cleanName,
  type InputOf,
  isFieldRequested,
  type OwnProfile,
  type Settings,
  type ShownFields,
} from 'contracts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { regionsIn } from '../../site/places/regions.ts'
import { isRemoved } from '../decisions/remove-name.ts'
import { refuseFields } from '../refuse-fields.ts'
import { flagTexts } from './flag-texts.ts'

/** Fields of the profile that a form may send. A place is sent as a whole or not at all. */
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

type ProfileSettings = ShownFields & Pick<Settings, 'countries'>

/** §3: the problem of each field: the brand does not show it, or the place does not exist. */
export function profileProblems(changes: ProfileChanges, settings: ProfileSettings) {
  const hidden = Object.entries(changes).flatMap(([field, value]) =>
    isFieldRequested(field, settings) || value === null || value === undefined ? [] : [field],
  )
  const { country, region } = changes
  const isServed = country === undefined || settings.countries.includes(country)
  const isRegion = country === undefined || !region || hasRegion(country, region)
  const refused = [...hidden, ...(isServed ? [] : ['country']), ...(isRegion ? [] : ['region'])]
  return Object.fromEntries(refused.map((field) => [field, 'invalid_input'] as const))
}

function hasRegion(country: Country, region: string): boolean {
  return regionsIn([country]).regions[country]?.some(({ id }) => id === region) === true
}

/** Writes the given fields and leaves the others, except that a new country replaces region and city, too. */
export async function saveProfile(
  tx: Transaction,
  key: MemberKey,
  changes: ProfileChanges,
  { settings, now }: { readonly settings: ProfileSettings; readonly now: Date },
): Promise<void> {
  const { memberId } = key
  refuseFields(profileProblems(changes, settings))
  const { name, country, about_me, ...rest } = changes
  if (about_me && (await isRemoved(tx, memberId, 'remove-text', about_me)))
    refuseFields({ about_me: 'text_removed' })
  const place = country === undefined ? {} : { country, region: rest.region || null, city: rest.city || null }
  const complete = {
    ...rest,
    ...place,
    ...(name !== undefined && { name: cleanName(name) }),
    ...(about_me !== undefined && { about_me: about_me || null }),
  }
  const columns = Object.entries(complete).flatMap(([field, value]) =>
    value === undefined ? [] : [[COLUMNS[field as Field], value] as const],
  )
  if (columns.length === 0) return
  const isTheirs = eq(profile.memberId, memberId)
  const [was] = await tx.select({ name: profile.name, text: profile.aboutMe }).from(profile).where(isTheirs)
  await tx.update(profile).set(Object.fromEntries(columns)).where(isTheirs)
  const is = { name: complete.name, text: complete.about_me }
  await flagTexts(
    tx,
    key,
    { ...(is.name !== was?.name && { name: is.name }), ...(is.text !== was?.text && { text: is.text }) },
    now,
  )
}

/** §3: a profile as its owner sees it. */
export function ownProfileOf(row: typeof profile.$inferSelect): OwnProfile {
  const fields = Object.entries(COLUMNS).map(([field, column]) => [field, row[column]] as const)
  const values = Object.fromEntries(fields) as Pick<OwnProfile, Field>
  return { ...values, id: row.memberId, status: row.status, date_of_birth: row.dateOfBirth }
}
