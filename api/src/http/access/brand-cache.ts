import { LRUCache } from 'lru-cache'
import type { Brand } from './brand.ts'

type FindBrand = (domain: string) => Promise<Brand | null>

/** Milliseconds until a change of a brand's settings shows on this node. */
const TTL = 5_000
const MAX_BRANDS = 1_000

/** Caches the brand of each domain. Concurrent calls share one look-up, and a failed look-up is not cached. */
export function cacheBrands(findBrand: FindBrand): FindBrand {
  const cache = new LRUCache<string, { readonly brand: Brand | null }>({
    max: MAX_BRANDS,
    ttl: TTL,
    fetchMethod: async (domain) => ({ brand: await findBrand(domain) }),
  })
  return async (domain) => (await cache.forceFetch(domain)).brand
}
