import { isolated } from './isolated.ts'

interface Named {
  readonly name: string
  /** Missing if the brand does not show it. */
  readonly age?: number | undefined
}

/** A member's full label: "Ann, 35". */
export function nameAndAge({ name, age }: Named): string {
  return age === undefined ? name : `${isolated(name)}, ${age}`
}
