import type { ProfileSummary } from 'contracts'
import { Heart } from 'lucide-react'
import { Button, type ButtonProps } from 'shared-ui/button'
import { classNames } from 'shared-ui/class-names'
import { useToggleLike } from '../queries/use-toggle-like.ts'
import { useWords } from '../use-words.ts'
import classes from './like-button.module.css'

interface LikeButtonProps extends Omit<ButtonProps, 'children' | 'onPress' | 'aria-pressed' | 'isPending'> {
  readonly profile: ProfileSummary
  readonly isLiked: boolean
  /** Called when the like makes a match; by default the match pop-up opens. */
  readonly onMatched?: ((profile: ProfileSummary) => void) | undefined
  /** `over`: a round icon on a picture. `word`: a button with a label. */
  readonly look?: 'over' | 'word' | undefined
}

/** Likes a member, and takes the like back. */
export function LikeButton({
  profile,
  isLiked,
  onMatched,
  look = 'over',
  className,
  ...props
}: LikeButtonProps) {
  const t = useWords()
  const press = useToggleLike({ profile, isLiked, onMatched })
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
