import { hash } from 'node:crypto'
import type { ErrorCode } from 'contracts'
import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Redis, RedisConnection } from '../../redis/open-redis.ts'
import type { Brand } from '../caller/brand.ts'
import { isRead } from '../is-read.ts'
import { refuse } from '../refusal.ts'
import type { Call, Limit, Route } from '../route.ts'
import { inFlightLimit } from './in-flight-limit.ts'
import { addressKey } from './network-of.ts'

/** Calls of one address to one node, all endpoints together; normal use stays far below. */
const ADDRESS_LIMIT = { points: 3_000, duration: 60 }

/**
 * Pages, files and pictures that an address can load from a node in a minute: a hundred first visits of about
 * 60 each, enough for a company or a mobile network.
 */
export const PAGE_LIMIT = 6_000

interface RateLimitOptions {
  readonly pageLimit?: number | undefined
  readonly redis?: Redis | undefined
}

type StoredLimiter = RateLimiterPostgres | RateLimiterRedis

/**
 * Rate limits, counted in Redis, or in the table `rate_limit` without Redis or while that is away; exhausted keys are also
 * blocked in memory.
 */
export function rateLimits(pool: Pool, { pageLimit = PAGE_LIMIT, redis }: RateLimitOptions = {}) {
  const pageLimiter = new RateLimiterMemory({ points: pageLimit, duration: 60 })
  const addressLimiter = new RateLimiterMemory(ADDRESS_LIMIT)
  const limiters = new Map<string, StoredLimiter>()
  const withinLimit = inFlightLimit()

  function limiterOf({ name, points, seconds }: Limit): StoredLimiter {
    const existing = limiters.get(name)
    if (existing) return existing
    const common = { points, duration: seconds, inMemoryBlockOnConsumed: points }
    const inDatabase = new RateLimiterPostgres({
      ...common,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      // One limiter deletes the expired rows of all.
      clearExpiredByTimeout: limiters.size === 0,
    })
    const limiter = redis
      ? new RateLimiterRedis({
          ...common,
          storeClient: counterIn(redis),
          useRedisPackage: true,
          keyPrefix: `limit:${name}`,
          insuranceLimiter: inDatabase,
        })
      : inDatabase
    limiters.set(name, limiter)
    return limiter
  }

  return {
    /** Counts a call of any kind from this address. */
    countAddress: (ip: string) => consume(addressLimiter, addressKey(ip)),

    /** Counts a page, a file or a picture that this address loads. */
    countLoad: (ip: string) => consume(pageLimiter, addressKey(ip)),

    /** Counts an admitted call by address or account, before its body, so an invalid one counts. */
    async countCaller({ route, brand, session, ip }: AdmittedRequest): Promise<void> {
      for (const limit of limitsOf(route?.options.limit)) {
        if (typeof limit.by === 'function' || limit.when) continue
        const key = keyOf(limit, brand, subjectOf(limit.by, { session, ip }))
        await consume(limiterOf(limit), key, limit.code)
      }
    },

    /** Counts a call by its input, once that is valid. */
    async countInput({ options }: Route, call: Call): Promise<void> {
      for (const limit of limitsOf(options.limit)) {
        const { by, when, code } = limit
        const isCounted = when ? when(call) : typeof by === 'function'
        if (!isCounted) continue
        const caller = { session: call.session, ip: call.request.ip }
        const subject = typeof by === 'function' ? `input ${by(call)}` : subjectOf(by, caller)
        await consume(limiterOf(limit), keyOf(limit, call.brand, subject), code)
      }
    },

    /** Runs the work of a call; a member's changes only while few of theirs are running in this process. */
    run<T>({ endpoint }: Route, { session }: Pick<Call, 'session'>, work: () => Promise<T>): Promise<T> {
      return session && !isRead(endpoint) ? withinLimit(session.memberId, work) : work()
    },
  }
}

type AdmittedRequest = Pick<FastifyRequest, 'route' | 'brand' | 'session' | 'ip'>

export type RateLimits = ReturnType<typeof rateLimits>

export function limitsOf(limit: Limit | readonly Limit[] | undefined): readonly Limit[] {
  if (limit === undefined) return []
  return 'name' in limit ? [limit] : limit
}

function subjectOf(by: 'ip' | 'account', { session, ip }: Pick<AdmittedRequest, 'session' | 'ip'>): string {
  return by === 'account' && session ? `account ${session.memberId}` : `ip ${addressKey(ip)}`
}

/** Hashed, so that the table contains neither addresses nor accounts. */
function keyOf({ isAcrossBrands }: Limit, brand: Brand | null, subject: string): string {
  return hash('sha256', `${isAcrossBrands ? 'all' : brand?.id} ${subject}`, 'base64url')
}

/** The part of a client that a limiter calls; it fails while Redis is away. */
function counterIn(redis: Redis): Pick<RedisConnection, 'eval'> {
  return { eval: async (...args) => redis.connection().eval(...args) }
}

async function consume(
  limiter: RateLimiterMemory | StoredLimiter,
  key: string,
  code: ErrorCode = 'too_many_requests',
): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown
    refuse(code, { retryAfter: Math.max(1, Math.ceil(thrown.msBeforeNext / 1_000)) })
  }
}
