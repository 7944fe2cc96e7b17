import type { RegionKind } from 'contracts'

/** A country's own division, by the codes of ISO 3166-2 where it has them, in the names that people there use. */
export interface RegionsOfCountry {
  readonly kind: RegionKind
  readonly names: Readonly<Record<string, string>>
}
