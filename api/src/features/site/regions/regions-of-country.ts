import type { RegionKind } from 'contracts'

/** A country's regions by code (ISO 3166-2, if there is one), with the names that people there use. */
export interface RegionsOfCountry {
  readonly kind: RegionKind
  readonly names: Readonly<Record<string, string>>
}
