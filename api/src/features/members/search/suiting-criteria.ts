import type { Country } from 'contracts'
import type { profile } from '../../../tables/members.ts'
import { whoSuits } from '../orientation-rules.ts'
import type { Criteria } from './search-criteria.ts'

type Row = typeof profile.$inferSelect

/** Whom a member may meet in these countries: who suits them. Without a gender nobody does. */
export function suitingCriteria(me: Row, countries: readonly Country[]): Criteria {
  return {
    brandId: me.brandId,
    lanes: whoSuits(me),
    countries,
    region: null,
    minAge: null,
    maxAge: null,
    withPhoto: false,
    isNew: false,
    isLately: false,
    interests: [],
    hideFictional: false,
    isVisitor: false,
  }
}
