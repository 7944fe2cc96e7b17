import type { OutboxRow } from '../tables/outbox.ts'
import { topicOf } from './topic-of.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** The token of a mail's unsubscribe links; undefined for mails that cannot be turned off. */
export function unsubscribeTokenOf(
  secret: string,
  { brandId, memberId, kind }: Pick<OutboxRow, 'brandId' | 'memberId' | 'kind'>,
): string | undefined {
  const topic = topicOf(kind)
  return memberId === null || topic === undefined
    ? undefined
    : unsubscribeToken(secret, { brandId, memberId, topic })
}
