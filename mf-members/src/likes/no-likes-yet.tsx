import { paths } from 'contracts'
import { Heart } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useQuery } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { ownProfileQuery } from '../queries/own-profile-query.ts'
import { useWords } from '../use-words.ts'

interface NoLikesYetProps {
  /** Number of members whom the user likes. */
  readonly given: number
  readonly headingLevel: 2 | 3
  /** Whether likes have become matches: then these are not the first. */
  readonly hasMatches: boolean
}

/** For a member who has liked people: how many can see it, and what would help them to like back. */
export function NoLikesYet({ given, headingLevel, hasMatches }: NoLikesYetProps) {
  const t = useWords()
  const user = useUser()
  const about = useQuery(ownProfileQuery).data?.profile.about_me
  const isSeen = user?.status === 'confirmed'
  const gap = user?.profile.main_image ? (about === null ? 'about_me' : undefined) : 'photos'
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<Heart />}
      heading={t(hasMatches ? 'likes.noneNew' : 'likes.none.received')}
      action={
        <Link to={gap ? `${paths.profile}#${gap}` : paths.members} {...buttonLook({ variant: 'secondary' })}>
          {gap ? t(`likes.addTip.${gap}`) : t('ways.search')}
        </Link>
      }
    >
      {isSeen ? t('likes.seen', { count: given }) : t('signupMatches.confirm')}{' '}
      {gap ? t(`likes.tips.${gap}`) : isSeen && t('signupMatches.told')}
    </EmptyState>
  )
}
