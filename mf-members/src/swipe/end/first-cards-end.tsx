import { href, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useQuery } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { likeEntries } from '../../likes/like-types.ts'
import { memberQuery } from '../../profile/queries/member-query.ts'
import { useLikesAndMatches } from '../../queries/use-likes-and-matches.ts'
import { useWords } from '../../use-words.ts'
import { LikerFaces } from './liker-faces.tsx'
import classes from './over-card.module.css'

const CHAT = new RegExp(`^${paths['members-id-chat'].replace(':id', '([^/?#]+)')}$`)

/** After a newcomer's first cards: who likes them already, or what their likes need now. */
export function FirstCardsEnd({ back }: { readonly back: string | undefined }) {
  const t = useWords()
  const isConfirmed = useUser()?.status === 'confirmed'
  const { lists } = useLikesAndMatches()
  const likers = lists ? likeEntries(lists.likes, lists.matches).received : []
  const hasLikers = likers.length > 0
  return (
    <article className={classes.root} data-alone="">
      {hasLikers && <LikerFaces likers={likers} />}
      <h2 className={classes.heading}>
        {hasLikers ? t('signupMatches.likers', { count: likers.length }) : t('signupMatches.done')}
      </h2>
      <p>{t(isConfirmed ? 'signupMatches.told' : 'signupMatches.confirm')}</p>
      <div className={classes.ways}>
        {back !== undefined && <WayBack to={back} />}
        {hasLikers && (
          <Link
            to={href('likes-type', { type: 'received' })}
            {...buttonLook({ variant: back === undefined ? 'primary' : 'secondary', isFullWidth: true })}
          >
            {t('swipeGame.overSee')}
          </Link>
        )}
        <Link
          to={paths['swipe-game']}
          {...buttonLook({
            variant: back === undefined && !hasLikers ? 'primary' : 'secondary',
            isFullWidth: true,
          })}
        >
          {t('signupMatches.more')}
        </Link>
        <Link to={paths.index} {...buttonLook({ variant: 'quiet', isFullWidth: true })}>
          {t('signupMatches.on')}
        </Link>
      </div>
    </article>
  )
}

/** Leads where the newcomer was before; a chat is named after the other member. */
function WayBack({ to }: { readonly to: string }) {
  const t = useWords()
  const id = CHAT.exec(to)?.[1]
  const name = useQuery({ ...memberQuery(id ?? ''), enabled: id !== undefined }).data?.profile.name
  return (
    <Link to={to} {...buttonLook({ isFullWidth: true })}>
      {name === undefined ? t('signupMatches.back') : t('signupMatches.chat', { name })}
    </Link>
  )
}
