import type { MemberPhoto, MemberProfile } from 'contracts'
import { MessageCircle } from 'lucide-react'
import { openLikeComment } from 'shared-state/like-comment'
import { Button } from 'shared-ui/button'
import { classNames } from 'shared-ui/class-names'
import { LikeButton } from '../components/like-button.tsx'
import { useWords } from '../use-words.ts'
import classes from './subject-heart.module.css'

interface SubjectHeartProps {
  readonly profile: MemberProfile
  /** A photo's id, or `ABOUT_TEXT`. */
  readonly about: string
  /** The photo; without one, the heart is on the text. */
  readonly photo?: MemberPhoto | undefined
  readonly label: string
  readonly className?: string | undefined
}

/**
 * The heart on a photo or the text, and what the member says about it. A like is about one thing, so once it is given the
 * other hearts go.
 */
export function SubjectHeart({ profile, about, photo, label, className }: SubjectHeartProps) {
  const t = useWords()
  const { relation, about_me: text } = profile
  if (!relation || (relation.liked && relation.liked_about !== about)) return null
  const { liked, matched, liked_comment: comment, may_comment: mayComment } = relation
  const { id, name, age, city, is_fictional, main_image } = profile
  const summary = { id, name, age, city, is_fictional, main_image }
  return (
    <div className={classNames(classes.root, className)}>
      {liked && comment !== undefined && (
        <p className={classes.comment} dir="auto">
          <span className={classes.by}>{t('like.yourComment')} </span>
          {comment}
        </p>
      )}
      {liked && !matched && mayComment && (
        <Button
          variant="quiet"
          className={classes.add}
          onPress={() => openLikeComment({ profile: summary, ...(photo ? { photo } : { text: text ?? '' }) })}
        >
          <MessageCircle aria-hidden="true" />
          {t('like.comment')}
        </Button>
      )}
      <LikeButton profile={profile} isLiked={liked} about={about} aria-label={label} />
    </div>
  )
}
