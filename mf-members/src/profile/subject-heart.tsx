import type { MemberProfile } from 'contracts'
import { LikeButton } from '../components/like-button.tsx'

interface SubjectHeartProps {
  readonly profile: MemberProfile
  /** A photo's id, or `ABOUT_TEXT`. */
  readonly about: string
  readonly label: string
  readonly className?: string | undefined
}

/** The heart on a photo or the text. A like is about one thing, so once it is given the other hearts go. */
export function SubjectHeart({ profile, about, label, className }: SubjectHeartProps) {
  const { relation } = profile
  if (!relation || (relation.liked && relation.liked_about !== about)) return null
  return (
    <LikeButton
      className={className}
      profile={profile}
      isLiked={relation.liked}
      about={about}
      aria-label={label}
    />
  )
}
