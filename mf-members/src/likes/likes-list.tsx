import { href } from 'contracts'
import { MessageCircle } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useState } from 'react'
import { buttonLook } from 'shared-ui/button-link'
import { LikeButton } from '../components/like-button.tsx'
import { MemberGrid } from '../components/member-grid.tsx'
import { useWords } from '../use-words.ts'
import { EmptyLikes } from './empty-likes.tsx'
import { inPlace } from './in-place.ts'
import type { LikeEntry, LikeType } from './like-types.ts'
import classes from './likes.module.css'
import { SummaryCard } from './summary-card.tsx'

interface LikesListProps {
  readonly type: LikeType
  readonly entries: readonly LikeEntry[]
}

/**
 * Everybody of one type. Whose like is taken back here stays until the page is left, so that another press of the heart
 * undoes it.
 */
export function LikesList({ type, entries }: LikesListProps) {
  const t = useWords()
  const [before] = useState(entries)
  const [kept, setKept] = useState<readonly string[]>([])
  const shown = inPlace(before, entries, kept)
  if (shown.length === 0) return <EmptyLikes type={type} headingLevel={2} />
  return (
    <MemberGrid>
      {shown.map(({ profile, isNew }, place) => (
        <SummaryCard key={profile.id} profile={profile} isNew={isNew} headingLevel={2} isPriority={place < 4}>
          {type === 'given' && (
            <LikeButton
              className={classes['corner']}
              profile={profile}
              isLiked={entries.some((entry) => entry.profile.id === profile.id)}
              onPressStart={() => setKept([...kept, profile.id])}
            />
          )}
          {type === 'matches' && (
            <Link
              to={href('members-id-chat', { id: profile.id })}
              aria-label={t('likes.write', { name: profile.name })}
              {...buttonLook({ isIcon: true, className: classes['corner'] })}
            >
              <MessageCircle aria-hidden="true" />
            </Link>
          )}
        </SummaryCard>
      ))}
    </MemberGrid>
  )
}
