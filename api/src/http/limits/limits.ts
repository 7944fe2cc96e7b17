import { hash } from 'node:crypto'
import type { ErrorCode } from 'contracts'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from '../refusal.ts'
import type { Call, Limit, Route } from '../route.ts'
import { addressKey } from './address-key.ts'

/** Calls of one address to one node, all endpoints together; normal use stays far below. */
const ADDRESS_LIMIT = { points: 3_000, duration: 60 }

/** Rate limits. Counts are in the table `rate_limit`; keys that have reached their limit are also blocked in memory. */
export function rateLimits(pool: Pool) {
  const addressLimiter = new RateLimiterMemory(ADDRESS_LIMIT)
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
    const existing = limiters.get(name)
    if (existing) return existing
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: points,
      // One limiter deletes the expired rows of all.
      clearExpiredByTimeout: limiters.size === 0,
    })
    limiters.set(name, limiter)
    return limiter
  }

  return {
    /** Counts a call of any kind from this address. */
    countAddress: (ip: string) => consume(addressLimiter, addressKey(ip)),

    async count({ options }: Route, call: Call): Promise<void> {
      for (const limit of limitsOf(options.limit))
        await consume(limiterOf(limit), keyOf(limit, call), limit.code)
    },
  }
}

export type RateLimits = ReturnType<typeof rateLimits>

export function limitsOf(limit: Limit | readonly Limit[] | undefined): readonly Limit[] {
  if (limit === undefined) return []
  return 'name' in limit ? [limit] : limit
}

/** Hashed, so that the table contains neither addresses nor accounts. */
function keyOf({ by }: Limit, call: Call): string {
  const { session, brand, request } = call
  const address = () => `ip ${addressKey(request.ip)}`
  const subject =
    typeof by === 'function'
      ? `input ${by(call)}`
      : by === 'account' && session
        ? `account ${session.memberId}`
        : address()
  return hash('sha256', `${brand.id} ${subject}`, 'base64url')
}

async function consume(
  limiter: RateLimiterMemory | RateLimiterPostgres,
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
