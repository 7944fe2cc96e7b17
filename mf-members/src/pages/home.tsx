import { paths } from 'contracts'
import { Compass } from 'lucide-react'
import { useUser } from 'shared-state/session'
import { LoadProblem } from '../components/load-problem.tsx'
import { EverybodySeen } from '../components/preferences-link/everybody-seen.tsx'
import { PreferencesLink } from '../components/preferences-link/preferences-link.tsx'
import classes from '../home/home.module.css'
import { HomeEntry } from '../home/home-entry.tsx'
import { LikeRail } from '../home/like-rail.tsx'
import { MemberRail } from '../home/member-rail.tsx'
import { preloadMembers } from '../home/queries/home-queries.ts'
import { useHomeMembers } from '../home/queries/use-home-members.ts'
import { SwipeEntry } from '../home/swipe-entry.tsx'
import { likeEntries } from '../likes/like-types.ts'
import { preloadLikesAndMatches, useLikesAndMatches } from '../queries/use-likes-and-matches.ts'
import { useWords } from '../use-words.ts'

export const preload = () => Promise.all([preloadLikesAndMatches(), preloadMembers()])

/** §2: a member's home, faces first: new likes, members who are online, near or new, matches, and the games. */
export function Page() {
  const t = useWords()
  const name = useUser()?.profile.name ?? ''
  const { lists } = useLikesAndMatches()
  const likes = lists && likeEntries(lists.likes, lists.matches)
  const fresh = likes?.received.filter(({ isNew }) => isNew) ?? []
  const { rails, region, problem } = useHomeMembers(fresh.map(({ profile }) => profile.id))
  const members = (
    <MemberRail
      heading={t(rails.isOnline ? 'activity.now' : 'home.members')}
      to={rails.isOnline ? `${paths.members}?online_lately=1` : paths.members}
      members={rails.first}
      isPriority
    />
  )
  return (
    <div className={classes.page}>
      <div className={classes.hello}>
        <div className={classes.head}>
          <h1>{t('home.hello', { name })}</h1>
          <PreferencesLink isBesideTitle />
        </div>
        <p className={classes.lead} data-calm={fresh.length === 0 || undefined}>
          {fresh.length > 0 ? t('home.waiting', { count: fresh.length }) : t('home.calm')}
        </p>
      </div>
      <LikeRail type="received" entries={fresh} />
      {problem ? (
        <LoadProblem {...problem} />
      ) : rails.first?.length === 0 ? (
        <EverybodySeen />
      ) : rails.isThin ? (
        <p className={classes.thin}>
          {t('home.thin')} <PreferencesLink />
        </p>
      ) : (
        members
      )}
      <ul className={classes.entries}>
        <li>
          <SwipeEntry />
        </li>
        <li>
          <HomeEntry to={paths['match-finder']} icon={<Compass />} name={t('titles.match-finder')}>
            {t('home.finder')}
          </HomeEntry>
        </li>
      </ul>
      {rails.isThin && members}
      <LikeRail type="matches" entries={likes?.matches ?? []} />
      <MemberRail
        heading={t('home.near')}
        to={`${paths.members}?${new URLSearchParams({ countryregion: region ?? '' })}`}
        members={rails.near}
      />
      <MemberRail heading={t('home.newHere')} to={`${paths.members}?is_new=1`} members={rails.fresh} />
    </div>
  )
}
