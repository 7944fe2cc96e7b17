import type { ProfileSummary } from 'contracts'
import { Heart } from 'lucide-react'
import { Button, type ButtonProps } from 'shared-ui/button'
import { classNames } from 'shared-ui/class-names'
import { useWords } from '../use-words.ts'
import classes from './like-button.module.css'
import { useLike } from './use-like.ts'

interface LikeButtonProps extends Omit<ButtonProps, 'children' | 'onPress' | 'aria-pressed' | 'isPending'> {
  readonly profile: ProfileSummary
  readonly isLiked: boolean
  /** They like each other from now on; without it the match pop-up opens. */
  readonly onMatched?: ((profile: ProfileSummary) => void) | undefined
  /** `over` is a round button on a picture; `word` one that says what it does. */
  readonly look?: 'over' | 'word' | undefined
}

/** Likes a member, and takes it back. */
export function LikeButton({
  profile,
  isLiked,
  onMatched,
  look = 'over',
  className,
  ...props
}: LikeButtonProps) {
  const t = useWords()
  const press = useLike({ profile, isLiked, onMatched })
  const isOver = look === 'over'
  return (
    <Button
      variant={isOver ? 'quiet' : 'primary'}
      isIcon={isOver}
      {...props}
      className={classNames(classes['root'], isOver && classes['over'], className)}
      aria-pressed={isLiked}
      aria-label={t('like.give', { name: profile.name })}
      onPress={press}
    >
      <Heart aria-hidden="true" className={classes['heart']} />
      {!isOver && t('like.word')}
    </Button>
  )
}
