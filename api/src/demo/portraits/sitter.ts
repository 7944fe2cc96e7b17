import type { ProfileRow } from '../town.ts'

/** What of a member a portrait shows. */
export type Sitter = Readonly<Pick<ProfileRow, 'memberId' | 'hairColour' | 'eyeColour'>> & {
  readonly gender: NonNullable<ProfileRow['gender']>
  readonly age: number
}
