import { paths } from 'contracts'
import { Heart, HeartHandshake, Sparkles } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'
import type { LikeType } from './like-types.ts'

const icons = { received: Heart, matches: HeartHandshake, given: Sparkles }

interface EmptyLikesProps {
  readonly type: LikeType
  readonly headingLevel: 2 | 3
  /** Whether likes have become matches: then these are not the first. */
  readonly hasMatches?: boolean
}

/** Stands in for an empty list of likes, with a suggestion for what to do next. */
export function EmptyLikes({ type, headingLevel, hasMatches = false }: EmptyLikesProps) {
  const t = useWords()
  const Icon = icons[type]
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<Icon />}
      heading={t(type === 'received' && hasMatches ? 'likes.noneNew' : `likes.none.${type}`)}
      action={
        <Link
          to={type === 'given' ? paths.members : paths['swipe-game']}
          {...buttonLook({ variant: 'secondary' })}
        >
          {t(type === 'given' ? 'ways.search' : 'ways.swipe')}
        </Link>
      }
    >
      {t(`likes.noneText.${type}`)}
    </EmptyState>
  )
}
