import { href } from 'contracts'
import { MessageCircle } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useState } from 'react'
import { buttonLook } from 'shared-ui/button-link'
import { LikeButton } from '../components/like-button.tsx'
import { MemberGrid } from '../components/member-grid.tsx'
import { useWords } from '../use-words.ts'
import { EmptyLikes } from './empty-likes.tsx'
import { LikeBack } from './like-back.tsx'
import type { LikeEntry, LikeType } from './like-types.ts'
import classes from './likes.module.css'
import { NoLikesYet } from './no-likes-yet.tsx'
import { stableEntries } from './stable-entries.ts'
import { SummaryCard } from './summary-card.tsx'
import { useSeeMatches } from './use-see-matches.ts'

interface LikesListProps {
  readonly type: LikeType
  readonly entries: readonly LikeEntry[]
  /** Number of members whom the user likes without a like back. */
  readonly given?: number | undefined
  readonly hasMatches?: boolean
}

/**
 * All likes of one type. A card whose like is taken back stays until the member leaves the page, so that another press
 * of the heart restores the like.
 */
export function LikesList({ type, entries, given = 0, hasMatches = false }: LikesListProps) {
  const t = useWords()
  const [before] = useState(entries)
  const [takenBack, setTakenBack] = useState<readonly string[]>([])
  const shown = useSeeMatches(stableEntries(before, entries, takenBack), type === 'matches')
  if (shown.length === 0)
    return type === 'received' && given > 0 ? (
      <NoLikesYet given={given} headingLevel={2} hasMatches={hasMatches} />
    ) : (
      <EmptyLikes type={type} headingLevel={2} hasMatches={hasMatches} />
    )
  return (
    <MemberGrid>
      {shown.map(({ profile, isNew, about, comment }, index) => (
        <SummaryCard
          key={profile.id}
          profile={profile}
          isNew={isNew}
          about={about}
          headingLevel={2}
          isPriority={index < 4}
        >
          {comment !== undefined && (
            <blockquote className={classes.comment} dir="auto">
              {comment}
            </blockquote>
          )}
          {type === 'received' && <LikeBack profile={profile} />}
          {type === 'given' && (
            <LikeButton
              className={classes.corner}
              profile={profile}
              isLiked={entries.some((entry) => entry.profile.id === profile.id)}
              onPressStart={() => setTakenBack([...takenBack, profile.id])}
            />
          )}
          {type === 'matches' && (
            <Link
              to={href('members-id-chat', { id: profile.id })}
              aria-label={t('likes.write', { name: profile.name })}
              {...buttonLook({ isIcon: true, className: classes.corner })}
            >
              <MessageCircle aria-hidden="true" />
            </Link>
          )}
        </SummaryCard>
      ))}
    </MemberGrid>
  )
}
