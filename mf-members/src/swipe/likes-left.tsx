import { SWIPE_LIKES_A_DAY } from 'contracts'
import { useWords } from '../use-words.ts'
import type { Deck } from './deck.ts'
import classes from './swipe-game.module.css'

/** §6: how many likes are left today. */
export function LikesLeft({ likesLeft }: Pick<Deck, 'likesLeft'>) {
  const t = useWords()
  if (likesLeft === null) return null
  return <p className={classes.left}>{t('swipeGame.left', { count: likesLeft, most: SWIPE_LIKES_A_DAY })}</p>
}
