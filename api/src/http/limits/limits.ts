import { hash } from 'node:crypto'
import type { ErrorCode } from 'contracts'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from '../refusal.ts'
import type { Call, Limit, Route } from '../route.ts'
import { addressKey } from './address-key.ts'

/** What one address may ask of one node, whatever it is: a page's polling and a fast reader are far below. */
const FLOOD = { points: 3_000, duration: 60 }

/** Counts what is done too often. The table is `rate_limit`; a key that has reached its limit is kept in memory too. */
export function rateLimits(pool: Pool) {
  const flood = new RateLimiterMemory(FLOOD)
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: points,
      // One of them sweeps the table of all.
      clearExpiredByTimeout: limiters.size === 0,
    })
    limiters.set(name, limiter)
    return limiter
  }

  return {
    /** Of one address, all calls together. */
    countAddress: (ip: string) => consume(flood, addressKey(ip)),

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

/** The table learns neither addresses nor accounts. */
function keyOf({ by }: Limit, call: Call): string {
  const { session, brand, request } = call
  const address = () => `ip ${addressKey(request.ip)}`
  const whose =
    typeof by === 'function'
      ? `input ${by(call)}`
      : by === 'account' && session
        ? `account ${session.memberId}`
        : address()
  return hash('sha256', `${brand.id} ${whose}`, 'base64url')
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
