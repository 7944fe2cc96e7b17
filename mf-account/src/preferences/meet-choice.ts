import { genders, type Preferences } from 'contracts'

type Genders = Preferences['genders']

/** The answers to "I'd like to meet", in the order of the chips. */
export const meetChoices = [...genders, 'everyone'] as const

export type MeetChoice = (typeof meetChoices)[number]

/** The chip for the preferred genders; null if none is chosen yet. */
export function meetChoiceOf(preferred: Genders): MeetChoice | null {
  const [first = null] = preferred ?? []
  return preferred && preferred.length > 1 ? 'everyone' : first
}

export function gendersOf(choice: MeetChoice | null): Genders {
  if (choice === null) return null
  return choice === 'everyone' ? [...genders] : [choice]
}
