import { href, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useUser } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { likeEntries } from '../../likes/like-types.ts'
import { useLikesAndMatches } from '../../queries/use-likes-and-matches.ts'
import { useWords } from '../../use-words.ts'
import { LikerFaces } from './liker-faces.tsx'
import classes from './over-card.module.css'

/** After a newcomer's first cards: who likes them already, or what their likes need now. */
export function FirstCardsEnd({ back }: { readonly back: string | undefined }) {
  const t = useWords()
  const isConfirmed = useUser()?.status === 'confirmed'
  const { lists } = useLikesAndMatches()
  const likers = lists ? likeEntries(lists.likes, lists.matches).received : []
  const hasLikers = likers.length > 0
  const home = (
    <Link to={paths.index} {...buttonLook({ variant: 'secondary', isFullWidth: true })}>
      {t('signupMatches.on')}
    </Link>
  )
  return (
    <article className={classes.root} data-alone="">
      {hasLikers && <LikerFaces likers={likers} />}
      <h2 className={classes.heading}>
        {hasLikers ? t('signupMatches.likers', { count: likers.length }) : t('signupMatches.done')}
      </h2>
      <p>{t(isConfirmed ? 'signupMatches.told' : 'signupMatches.confirm')}</p>
      <div className={classes.ways}>
        {back !== undefined && (
          <Link to={back} {...buttonLook({ isFullWidth: true })}>
            {t('signupMatches.back')}
          </Link>
        )}
        {hasLikers && (
          <Link
            to={href('likes-type', { type: 'received' })}
            {...buttonLook({ variant: back === undefined ? 'primary' : 'secondary', isFullWidth: true })}
          >
            {t('swipeGame.overSee')}
          </Link>
        )}
        {home}
      </div>
    </article>
  )
}
