import { paths } from 'contracts'
import { Compass, Layers } from 'lucide-react'
import { queryClient } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import classes from '../home/home.module.css'
import { HomeEntry } from '../home/home-entry.tsx'
import { NewMembers } from '../home/new-members.tsx'
import { newMembersQuery } from '../home/queries/new-members-query.ts'
import { entriesOf } from '../likes/like-types.ts'
import { LikesSection } from '../likes/likes-section.tsx'
import { preloadLikesAndMatches, useLikesAndMatches } from '../queries/use-likes-and-matches.ts'
import { useWords } from '../use-words.ts'

export const preload = () =>
  Promise.all([preloadLikesAndMatches(), queryClient.prefetchQuery(newMembersQuery)])

/** §2: a member's home: their new likes and matches, the games, and new members. */
export function Page() {
  const t = useWords()
  const name = useUser()?.profile.name ?? ''
  const { lists } = useLikesAndMatches()
  const received = lists ? entriesOf('received', lists.likes, lists.matches) : []
  const matches = lists ? entriesOf('matches', lists.likes, lists.matches) : []
  const fresh = received.filter(({ isNew }) => isNew)
  return (
    <div className={classes['page']}>
      <div className={classes['hello']}>
        <h1>{t('home.hello', { name })}</h1>
        <p className={classes['lead']}>
          {fresh.length > 0 ? t('home.waiting', { count: fresh.length }) : t('home.calm')}
        </p>
      </div>
      {fresh.length > 0 && <LikesSection type="received" entries={fresh} />}
      <ul className={classes['entries']}>
        <li>
          <HomeEntry to={paths['swipe-game']} icon={<Layers />} name={t('titles.swipe-game')}>
            {t('home.swipe')}
          </HomeEntry>
        </li>
        <li>
          <HomeEntry to={paths['match-finder']} icon={<Compass />} name={t('titles.match-finder')}>
            {t('home.finder')}
          </HomeEntry>
        </li>
      </ul>
      {matches.length > 0 && <LikesSection type="matches" entries={matches} />}
      <NewMembers />
    </div>
  )
}
