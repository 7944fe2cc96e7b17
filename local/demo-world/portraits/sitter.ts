import type { ProfileRow } from '../town-rows.ts'

/** The facts about a member that a portrait shows. */
export type Sitter = Readonly<Pick<ProfileRow, 'memberId' | 'hairColour' | 'eyeColour' | 'bodyType'>> & {
  readonly gender: NonNullable<ProfileRow['gender']>
  readonly age: number
}
