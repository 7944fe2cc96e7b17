import { href, paths } from 'contracts'
import { Hourglass } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { linkLook } from 'shared-ui/link'
import { likeEntries } from '../../likes/like-types.ts'
import { useLikesAndMatches } from '../../queries/use-likes-and-matches.ts'
import { useWords } from '../../use-words.ts'
import { LikerFaces } from './liker-faces.tsx'
import classes from './over-card.module.css'

interface OverCardProps {
  readonly resetsAt: string | null
  /** Called to go on with the cards: a no stays free. */
  readonly onDismiss: () => void
}

/** §6: the card in place of the next one once no likes are left: when there will be more, and who waits until then. */
export function OverCard({ resetsAt, onDismiss }: OverCardProps) {
  const t = useWords()
  const { dateTime } = useFormat()
  const { swipe_likes: most } = useSettings()
  const { lists } = useLikesAndMatches()
  const likers = lists ? likeEntries(lists.likes, lists.matches).received : []
  return (
    <article className={classes.root}>
      {likers.length > 0 ? (
        <LikerFaces likers={likers} />
      ) : (
        <Hourglass className={classes.icon} aria-hidden="true" strokeWidth={1.5} />
      )}
      <h2 className={classes.heading}>{t('swipeGame.over', { most })}</h2>
      {resetsAt && (
        <p>
          {isMidnight(resetsAt)
            ? t('swipeGame.overMidnight')
            : t('swipeGame.overUntil', { time: dateTime(resetsAt) })}
        </p>
      )}
      <p className={classes.premium}>{t('swipeGame.takenBack')}</p>
      {likers.length > 0 && (
        <p className={classes.likers}>{t('swipeGame.overLikers', { count: likers.length })}</p>
      )}
      <div className={classes.ways}>
        {likers.length > 0 ? (
          <Link to={href('likes-type', { type: 'received' })} {...buttonLook({ isFullWidth: true })}>
            {t('swipeGame.overSee')}
          </Link>
        ) : (
          <Link to={paths.members} {...buttonLook({ isFullWidth: true })}>
            {t('swipeGame.overSearch')}
          </Link>
        )}
        <Button variant="quiet" isFullWidth onPress={onDismiss}>
          {t('swipeGame.overNext')}
        </Button>
      </div>
      <p className={classes.premium}>
        {t('swipeGame.overPremium')}{' '}
        <Link to={paths.premium} {...linkLook()}>
          {t('getPremium')}
        </Link>
      </p>
    </article>
  )
}

/** Whether it is midnight where the player is. Somebody who has changed the time zone gets their likes back at another time. */
function isMidnight(time: string): boolean {
  const at = new Date(time)
  return at.getHours() === 0 && at.getMinutes() === 0
}
