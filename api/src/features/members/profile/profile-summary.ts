import { ageOn, type ProfileSummary } from 'contracts'
import { and, eq, sql } from 'drizzle-orm'
import { photo, profile } from '../../../tables/members.ts'
import { ifShown, isFieldShownSql } from '../../../tables/shown-fields.ts'
import { imageColumns, imageOf } from '../photos/image-columns.ts'

/** The columns that a query selects for a profile summary, as far as the brand shows them. */
export const summaryColumns = {
  profile: {
    id: profile.memberId,
    name: profile.name,
    dateOfBirth: sql<
      string | null
    >`case when ${isFieldShownSql('date_of_birth')} then ${profile.dateOfBirth}::text end`,
    city: ifShown('city', profile.city),
    isFictional: profile.isFictional,
  },
  image: imageColumns,
}

/** The join condition for `image`: others see only an approved photo. */
export const isMainPhoto = and(
  eq(photo.memberId, profile.memberId),
  eq(photo.isMain, true),
  eq(photo.status, 'active'),
)

interface SummaryRow {
  readonly profile: {
    readonly id: string
    readonly name: string
    /** Null if the brand doesn't show it; so is the city. */
    readonly dateOfBirth: string | null
    readonly city: string | null
    readonly isFictional: boolean
  }
  readonly image: Parameters<typeof imageOf>[0]
}

export function summaryOf({ profile, image }: SummaryRow, now: Date): ProfileSummary {
  const { id, name, dateOfBirth, city, isFictional } = profile
  return {
    id,
    name,
    ...(dateOfBirth !== null && { age: ageOn(dateOfBirth, now) }),
    city,
    is_fictional: isFictional,
    main_image: imageOf(image),
  }
}
