import { href } from 'contracts'
import { PillLinks } from '../components/pill-links.tsx'
import { useWords } from '../use-words.ts'
import { type LikeEntry, type LikeType, likeTypes } from './like-types.ts'

interface LikeTabsProps {
  readonly current: LikeType
  /** Undefined while they load. */
  readonly entries: Readonly<Record<LikeType, readonly LikeEntry[]>> | undefined
}

/** The tabs of the likes, each with the number of its entries and a mark if some are new. */
export function LikeTabs({ current, entries }: LikeTabsProps) {
  const t = useWords()
  function freshText(list: readonly LikeEntry[] = []) {
    const count = list.filter(({ isNew }) => isNew).length
    return count > 0 ? `${t('likes.new')}: ${count}` : undefined
  }
  return (
    <PillLinks
      label={t('likes.choose')}
      currentAs="page"
      links={likeTypes.map((type) => ({
        label: t(`likes.types.${type}`),
        count: entries?.[type].length,
        fresh: freshText(entries?.[type]),
        to: href('likes-type', { type }),
        isCurrent: type === current,
      }))}
    />
  )
}
