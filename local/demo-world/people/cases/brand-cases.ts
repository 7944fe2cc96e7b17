import type { Person } from '../make-people.ts'

export interface BrandCases {
  readonly brandId: string
  /** Members in a random order. */
  readonly chosen: readonly Person[]
  /** The time so many minutes ago. */
  readonly at: (minutes: number) => Date
}
