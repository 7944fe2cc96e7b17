import { type LanderContent, type LanderKind, migrateLander } from 'contracts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database, Queryable } from '../../../db/database.ts'
import { lander, landerRevision } from '../../../tables/landers.ts'

/** The address of a page that a document can fill. */
export type LanderAddress =
  | { readonly kind: LanderKind; readonly template: string; readonly slug: string }
  | { readonly token: string }

interface LiveLander {
  readonly id: string
  readonly rev: number
  readonly content: LanderContent
}

export interface LiveLanders {
  /** The document that visitors get at an address at this time; null if there is none. */
  find(brandId: string, address: LanderAddress, now: Date): Promise<LiveLander | null>
  /** The addresses of all landing pages and pages that documents fill at this time. */
  addresses(brandId: string, now: Date): Promise<readonly LanderAddress[]>
  /** The same for every page of a brand that was rendered with the same documents. */
  stamp(brandId: string, now: Date): Promise<string>
}

type IndexRow = Awaited<ReturnType<typeof findReleased>>[number]

/** Milliseconds until a node notices a publication: all ask again, so no wake-up can be lost. */
const TTL = 500

/** By then every node has noticed, and none renders the old document under the new stamp. */
const NOTICED = TTL + 250

const MAX_BRANDS = 1_000
const MAX_DOCUMENTS = 500

/**
 * Caches the documents that visitors get. While the database is unavailable, they stay as they were last
 * known. Revisions never change, so only the list of a brand's documents is read again and again.
 */
export function cacheLiveLanders({ db }: Pick<Database, 'db'>): LiveLanders {
  const lists = new LRUCache<string, readonly IndexRow[]>({
    max: MAX_BRANDS,
    ttl: TTL,
    // The age is checked against the clock itself: cached readings of it would add to the delay.
    ttlResolution: 0,
    async fetchMethod(brandId, known) {
      try {
        return await findReleased(db, brandId)
      } catch (error) {
        if (known) return known
        throw error
      }
    },
  })
  const contents = new LRUCache<string, { readonly content: LanderContent | undefined }>({
    max: MAX_DOCUMENTS,
    fetchMethod: async (key, _, { context }) => ({ content: await findContent(db, key, context as string) }),
  })

  return {
    async find(brandId, address, now) {
      const rows = await lists.forceFetch(brandId)
      const row = rows.find((one) => isAt(one, address))
      if (!row?.rev || !isWithin(row, now)) return null
      const { id, rev } = row
      const { content } = await contents.forceFetch(`${id} ${rev}`, { context: brandId })
      return content ? { id, rev, content } : null
    },
    async addresses(brandId, now) {
      const rows = await lists.forceFetch(brandId)
      return rows.flatMap((row) => (row.rev && isWithin(row, now) ? addressOf(row) : []))
    },
    async stamp(brandId, now) {
      const rows = await lists.forceFetch(brandId)
      const moments = rows.flatMap(({ releasedAt, from, to }) => [releasedAt, from, to])
      const past = moments.flatMap((at) =>
        at && at.getTime() <= now.getTime() - NOTICED ? [at.getTime()] : [],
      )
      return String(Math.max(0, ...past))
    },
  }
}

function isAt(row: IndexRow, address: LanderAddress): boolean {
  if ('token' in address) return row.kind === 'page' && row.token === address.token
  const { kind, template, slug } = address
  return row.token === null && row.kind === kind && row.template === template && row.slug === slug
}

function addressOf({ kind, template, slug, token }: IndexRow): LanderAddress {
  return kind === 'page' && token !== null ? { token } : { kind, template, slug }
}

/** Every document that visitors can get or could get once. */
function findReleased(db: Queryable, brandId: string) {
  return db
    .select({
      id: lander.id,
      kind: lander.kind,
      template: lander.template,
      slug: lander.slug,
      token: lander.token,
      rev: lander.liveRev,
      from: lander.liveFrom,
      to: lander.liveTo,
      releasedAt: lander.releasedAt,
    })
    .from(lander)
    .where(and(eq(lander.brandId, brandId), isNotNull(lander.releasedAt)))
}

/** Undefined for a format that this version of the server cannot read. */
async function findContent(db: Queryable, key: string, brandId: string): Promise<LanderContent | undefined> {
  const [landerId = '', rev] = key.split(' ')
  const isIt = and(
    eq(landerRevision.brandId, brandId),
    eq(landerRevision.landerId, landerId),
    eq(landerRevision.rev, Number(rev)),
  )
  const [found] = await db.select({ content: landerRevision.content }).from(landerRevision).where(isIt)
  return migrateLander(found?.content)
}

interface Schedule {
  readonly from: Date | null
  readonly to: Date | null
}

/** Whether a schedule lets visitors see a document at this time. */
function isWithin({ from, to }: Schedule, now: Date): boolean {
  return (from === null || from <= now) && (to === null || now < to)
}
