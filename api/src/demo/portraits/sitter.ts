import type { ProfileRow } from '../town.ts'

/** What of a member a portrait shows. */
export type Sitter = Readonly<Pick<ProfileRow, 'memberId' | 'gender' | 'hairColour' | 'eyeColour'>> & {
  readonly age: number
}
