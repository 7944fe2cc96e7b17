import type { Niche } from 'contracts'
import type { Database } from '../../db/database.ts'

/** The parameter of a command about documents. */
export interface LandersCall {
  readonly database: Database
  readonly brandId: string
  readonly niche: Niche
  readonly author: string
  readonly now: Date
}
