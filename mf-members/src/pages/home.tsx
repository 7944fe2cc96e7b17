import { paths } from 'contracts'
import { Compass, Layers } from 'lucide-react'
import { useUser } from 'shared-state/session'
import classes from '../home/home.module.css'
import { HomeEntry } from '../home/home-entry.tsx'
import { NewMembers } from '../home/new-members.tsx'
import { preloadNewMembers } from '../home/use-new-members.ts'
import { entriesOf } from '../likes/like-types.ts'
import { LikesSection } from '../likes/likes-section.tsx'
import { preloadLikes, useAllLikes } from '../likes/use-all-likes.ts'
import { useWords } from '../use-words.ts'

export async function preload() {
  await Promise.all([preloadLikes(), preloadNewMembers()])
}

/** §2: the home of a member: what is new for them, and where to go on. */
export function Page() {
  const t = useWords()
  const name = useUser()?.profile.name ?? ''
  const { all } = useAllLikes()
  const received = all ? entriesOf('received', all.likes, all.matches) : []
  const matches = all ? entriesOf('matches', all.likes, all.matches) : []
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
