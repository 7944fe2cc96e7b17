import { type Country, countryLanguages, type Niche } from 'contracts'
import { firstBrands } from '../../../api/src/features/site/first-brands.ts'

export interface WorldBrand {
  readonly id: string
  readonly niche: Niche
  readonly minAge: number
  /** The countries of the brand, each with the fewest members that it should have. */
  readonly countries: readonly { readonly country: Country; readonly fewest: number }[]
  /** Relative number of the world's other members at this brand. */
  readonly weight: number
}

/** Fewest members in each country of the default brand. */
const FEWEST = 120

/** The same for other brands: the demo accounts live in the first country, and speak English. */
const FEWEST_ELSEWHERE = { first: 100, english: 45, other: 12 }

/** The default brand has more members than each of the others. */
const DEFAULT_BRAND_WEIGHT = 3

interface BrandFacts extends Pick<WorldBrand, 'id' | 'niche' | 'minAge'> {
  readonly countries: readonly Country[]
}

/** A brand as the demo world settles it. */
export function worldBrand({ countries, ...brand }: BrandFacts): WorldBrand {
  const isDefault = brand.id === firstBrands[0]?.id
  return {
    ...brand,
    weight: isDefault ? DEFAULT_BRAND_WEIGHT : 1,
    countries: countries.map((country, index) => ({
      country,
      fewest: isDefault ? FEWEST : fewestElsewhere(country, index),
    })),
  }
}

function fewestElsewhere(country: Country, index: number): number {
  const { first, english, other } = FEWEST_ELSEWHERE
  return index === 0 ? first : countryLanguages[country][0] === 'en' ? english : other
}
