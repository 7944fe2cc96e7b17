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
  /** Whether the like would answer one, and make a match. */
  readonly isBack?: boolean | undefined
  /** A photo's id, or `ABOUT_TEXT`: what the like is about; its `aria-label` says so. */
  readonly about?: string | undefined
  /** Called when the like makes a match; by default the match pop-up opens. */
  readonly onMatched?: ((profile: ProfileSummary) => void) | undefined
  /** `over`: a round icon on a picture. `word`: a button with a label. `icon`: round, beside other buttons. */
  readonly look?: 'over' | 'word' | 'icon' | undefined
}

/** Likes a member, and takes the like back. */
export function LikeButton({
  profile,
  isLiked,
  isBack = false,
  about,
  onMatched,
  look = 'over',
  className,
  ...props
}: LikeButtonProps) {
  const t = useWords()
  const press = useToggleLike({ profile, isLiked, about, onMatched })
  const hasWord = look === 'word'
  const { name } = profile
  const word = isLiked ? 'like.liked' : isBack ? 'likeBack.word' : 'like.word'
  // The name of a button must contain its visible word.
  const hasOtherWord = hasWord && word !== 'like.word'
  return (
    <Button
      variant={look === 'over' ? 'quiet' : isLiked ? 'secondary' : 'primary'}
      isIcon={!hasWord}
      className={classNames(classes.root, look === 'over' && classes.over, className)}
      aria-pressed={isLiked}
      aria-label={hasOtherWord ? `${t(word)}: ${name}` : t('like.give', { name })}
      {...props}
      onPress={press}
    >
      <Heart aria-hidden="true" className={classes.heart} />
      {hasWord && t(word)}
    </Button>
  )
}
