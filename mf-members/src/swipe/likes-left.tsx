import { useWords } from '../use-words.ts'
import type { Deck } from './deck.ts'
import classes from './swipe-game.module.css'

/** From so many likes on, the game counts them down; a count from the start would spoil it. */
const LAST = 2

interface LikesLeftProps extends Pick<Deck, 'likesLeft'> {
  /** Whether the player has just taken a like back, which gives none back for the day. */
  readonly isTakenBack: boolean
}

/** §6: how many likes are left today, once there are few. */
export function LikesLeft({ likesLeft, isTakenBack }: LikesLeftProps) {
  const t = useWords()
  if (isTakenBack) return <p className={classes.left}>{t('swipeGame.takenBack')}</p>
  const isShown = likesLeft !== null && likesLeft > 0 && likesLeft <= LAST
  return isShown && <p className={classes.left}>{t('swipeGame.left', { count: likesLeft })}</p>
}
