import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../../http/limits/network-of.ts'
import { DAY_S, MINUTE_S } from '../../../time.ts'

interface Tried {
  readonly request: Pick<FastifyRequest, 'session' | 'ip'>
  readonly body: object
}

const isCode = ({ body }: Pick<Tried, 'body'>) => 'code' in body

/**
 * Tries of a second factor, right or wrong. They are counted for a session at its address first, so that somebody who
 * knows only the password uses up their own tries and not the owner's, in another session.
 *
 * Only the codes of an app can be guessed, so only they are counted for the whole account, too: the owner whose codes
 * are used up by many addresses still gets in by a passkey or a recovery code, of which there are 32¹² ≈ 10¹⁸. Of the
 * million codes of six digits an app's last, present and next one are accepted. So 180 tries a day succeed with a
 * chance of 180 × 3 ÷ 1,000,000 ≈ 0.05% a day: it takes three and a half years of them, without a pause, to be as
 * likely in as not, and the log has an entry for each quarter of an hour of it.
 */
export const TRIES = [
  {
    name: 'second-factor',
    points: 10,
    seconds: 15 * MINUTE_S,
    by: ({ request: { session, ip } }: Pick<Tried, 'request'>) => `${session?.id} ${addressKey(ip)}`,
  },
  {
    name: 'second-factor-address',
    points: 60,
    seconds: DAY_S,
    by: ({ request: { session, ip } }: Pick<Tried, 'request'>) => `${session?.memberId} ${addressKey(ip)}`,
    when: isCode,
  },
  { name: 'second-factor-account', points: 180, seconds: DAY_S, by: 'account', when: isCode },
] as const
