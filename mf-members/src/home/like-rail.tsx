import { href } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { Rail } from '../components/rail.tsx'
import { LikeBack } from '../likes/like-back.tsx'
import type { LikeEntry, LikeType } from '../likes/like-types.ts'
import { SummaryCard } from '../likes/summary-card.tsx'
import { useWords } from '../use-words.ts'

const MOST = 12

interface LikeRailProps {
  readonly type: LikeType
  readonly entries: readonly LikeEntry[]
}

/** A rail of likes or matches; nothing if there are none. */
export function LikeRail({ type, entries }: LikeRailProps) {
  const t = useWords()
  if (entries.length === 0) return null
  const fresh = entries.filter(({ isNew }) => isNew).length
  return (
    <Rail
      heading={t(`likes.types.${type}`)}
      mark={fresh > 0 && <Badge tone="secondary">{t('likes.newCount', { count: fresh })}</Badge>}
      to={href('likes-type', { type })}
    >
      {entries.slice(0, MOST).map(({ profile, isNew }) => (
        <SummaryCard key={profile.id} profile={profile} isNew={isNew}>
          {type === 'received' && <LikeBack profile={profile} />}
        </SummaryCard>
      ))}
    </Rail>
  )
}
