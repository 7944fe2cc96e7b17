import type { OutboxRow } from '../../tables/outbox.ts'
import { linkToken } from '../mail/link-token.ts'

/** Signs the link in the mail about a decision, by which its member objects, logged in or not. */
export function withObjection(
  { kind, brandId, createdAt }: Pick<OutboxRow, 'kind' | 'brandId' | 'createdAt'>,
  data: object,
  secret: string | undefined,
): object {
  if (kind !== 'decision' || secret === undefined || !('reference' in data)) return data
  return {
    ...data,
    token: linkToken(secret, { of: 'decision', brandId, id: String(data.reference) }, createdAt),
  }
}
