import type { Country } from 'contracts'
import type { Random } from '../random.ts'
import { weightsOf } from './homes.ts'
import type { WorldBrand } from './world-brand.ts'

interface SettleOptions {
  readonly brands: readonly WorldBrand[]
  readonly size: number
  /** Number of the world's members made before these. */
  readonly before: number
  readonly random: Random
}

interface Place {
  readonly brand: WorldBrand
  readonly country: Country
}

/**
 * Picks a brand and a country for each new member: by population, after the fewest of each country, if the world's first town
 * has room for them.
 */
export function settle({ brands, size, before, random }: SettleOptions): Place[] {
  const fewest = brands.flatMap((brand) =>
    brand.countries.flatMap(({ country, fewest }) =>
      Array.from({ length: fewest }, () => ({ brand, country })),
    ),
  )
  const first = before === 0 && fewest.length <= size ? fewest : []
  const place = placeBy(brands, random)
  const others = Array.from({ length: size - first.length }, place)
  return first.length > 0 ? random.shuffled([...first, ...others]) : others
}

function placeBy(brands: readonly WorldBrand[], random: Random) {
  const weights = Object.fromEntries(brands.map(({ id, weight }) => [id, weight]))
  const byId = new Map(
    brands.map((brand) => [
      brand.id,
      { brand, countries: weightsOf(brand.countries.map(({ country }) => country)) },
    ]),
  )
  return (): Place => {
    const id = random.weighted(weights)
    const found = byId.get(id)
    if (!found) throw new Error(`There is no brand ${id}.`)
    return { brand: found.brand, country: random.weighted<Country>(found.countries) }
  }
}
