import { href } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useId } from 'react'
import { Badge } from 'shared-ui/badge'
import { linkLook } from 'shared-ui/link'
import { MemberGrid } from '../components/member-grid.tsx'
import { useWords } from '../use-words.ts'
import { EmptyLikes } from './empty-likes.tsx'
import type { LikeEntry, LikeType } from './like-types.ts'
import classes from './likes.module.css'
import { SummaryCard } from './summary-card.tsx'

/** Cards shown: one row on a wide page. */
const SHOWN = 4

interface LikesSectionProps {
  readonly type: LikeType
  readonly entries: readonly LikeEntry[]
}

/** The first few likes of one type, and a link to all of them. */
export function LikesSection({ type, entries }: LikesSectionProps) {
  const t = useWords()
  const heading = useId()
  const fresh = entries.filter(({ isNew }) => isNew).length
  return (
    <section className={classes['section']} aria-labelledby={heading}>
      <div className={classes['head']}>
        <h2 id={heading}>
          {t(`likes.types.${type}`)}
          {fresh > 0 && (
            <Badge tone="secondary" className={classes['fresh']}>
              {t('likes.newCount', { count: fresh })}
            </Badge>
          )}
        </h2>
        {entries.length > SHOWN && (
          <Link to={href('likes-type', { type })} {...linkLook({ isStandalone: true })}>
            {t(`likes.all.${type}`)}
          </Link>
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyLikes type={type} headingLevel={3} />
      ) : (
        <MemberGrid className={classes['few']}>
          {entries.slice(0, SHOWN).map(({ profile, isNew }) => (
            <SummaryCard key={profile.id} profile={profile} isNew={isNew} />
          ))}
        </MemberGrid>
      )}
    </section>
  )
}
