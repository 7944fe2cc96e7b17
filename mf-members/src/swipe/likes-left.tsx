import { paths, SWIPE_LIKES_A_DAY } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'
import type { Deck } from './deck.ts'
import classes from './swipe-game.module.css'

/** §6: how many likes are left today. */
export function LikesLeft({ likesLeft }: Pick<Deck, 'likesLeft'>) {
  const t = useWords()
  if (likesLeft === null) return null
  return (
    <p className={classes['left']}>{t('swipeGame.left', { count: likesLeft, most: SWIPE_LIKES_A_DAY })}</p>
  )
}

/** Shown once no likes are left: the reason, and when there will be more. */
export function LikesOver({ likesLeft, resetsAt }: Pick<Deck, 'likesLeft' | 'resetsAt'>) {
  const t = useWords()
  const { dateTime } = useFormat()
  if (likesLeft !== 0) return null
  return (
    <Alert
      heading={t('swipeGame.over', { most: SWIPE_LIKES_A_DAY })}
      action={
        <Link to={paths.premium} {...buttonLook({ variant: 'secondary', size: 'small' })}>
          {t('ways.premium')}
        </Link>
      }
    >
      {resetsAt && <p>{t('swipeGame.overUntil', { time: dateTime(resetsAt) })}</p>}
      <p>{t('swipeGame.overPremium')}</p>
    </Alert>
  )
}
