import type { Target } from '../../registry/index.ts'
import { UsageError } from '../workspace.ts'

export const ONLY_OPTION = {
  type: 'string',
  value: 'trait=values',
  multiple: true,
  about: 'limit the canary to visitors with this trait, such as country=fi,se; may be repeated',
} as const

/** Reads `country=fi,se` and `language=fi`. Without any, the canary is for all visitors, or keeps the target that it has. */
export function readTarget(
  texts: readonly string[] | undefined,
  canary: string | undefined,
): Target | undefined {
  if (texts === undefined) return undefined
  if (canary === undefined) {
    throw new UsageError('--only limits a canary: add its share, such as --canary 10%.')
  }
  const target = new Map<string, string[]>()
  for (const text of texts) {
    const [trait = '', values = ''] = text.toLowerCase().split(/=(.*)/)
    target.set(trait, [...(target.get(trait) ?? []), ...values.split(',')])
  }
  return Object.fromEntries(target)
}
