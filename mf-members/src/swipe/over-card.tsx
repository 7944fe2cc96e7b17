import { paths, SWIPE_LIKES_A_DAY } from 'contracts'
import { Hourglass } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'
import classes from './over-card.module.css'

interface OverCardProps {
  readonly resetsAt: string | null
  /** Called to go on with the cards: a no stays free. */
  readonly onDismiss: () => void
}

/** §6: the card in place of the next one once no likes are left: when there will be more, and what to do until then. */
export function OverCard({ resetsAt, onDismiss }: OverCardProps) {
  const t = useWords()
  const { dateTime } = useFormat()
  return (
    <article className={classes.root}>
      <Hourglass className={classes.icon} aria-hidden="true" strokeWidth={1.5} />
      <h2 className={classes.heading}>{t('swipeGame.over', { most: SWIPE_LIKES_A_DAY })}</h2>
      {resetsAt && <p>{t('swipeGame.overUntil', { time: dateTime(resetsAt) })}</p>}
      <p>{t('swipeGame.overPremium')}</p>
      <div className={classes.ways}>
        <Link to={paths.premium} {...buttonLook({ isFullWidth: true })}>
          {t('getPremium')}
        </Link>
        <Link to={paths.members} {...buttonLook({ variant: 'secondary', isFullWidth: true })}>
          {t('swipeGame.overSearch')}
        </Link>
        <Button variant="quiet" isFullWidth onPress={onDismiss}>
          {t('swipeGame.overNext')}
        </Button>
      </div>
    </article>
  )
}
