import { useFormat } from 'shared-state/format'
import { useWords } from '../use-words.ts'
import type { SearchResult } from './queries/search-members-query.ts'

/** "128 members", "1,000+ members". */
export function useCountText() {
  const t = useWords()
  const format = useFormat()
  return ({ numResults: count, is_capped: isCapped }: SearchResult) =>
    t('search.count', { count, number: format.number(count) + (isCapped ? '+' : '') })
}
