import { LRUCache } from 'lru-cache'
import type { Brand } from './brand.ts'

type FindBrand = (domain: string) => Promise<Brand | null>

/** Milliseconds until a change of a brand's settings shows on this node. */
const TTL = 5_000
const MAX_BRANDS = 1_000

/**
 * Caches the brand of each domain. Concurrent calls share one look-up. If one fails, the brand as it was last
 * known is returned: pages need its settings, and most of them nothing else of the database.
 */
export function cacheBrands(findBrand: FindBrand, { ttl = TTL } = {}): FindBrand {
  const cache = new LRUCache<string, { readonly brand: Brand | null }>({
    max: MAX_BRANDS,
    ttl,
    fetchMethod: async (domain, known) => {
      try {
        return { brand: await findBrand(domain) }
      } catch (error) {
        if (known) return known
        throw error
      }
    },
  })
  return async (domain) => (await cache.forceFetch(domain)).brand
}
