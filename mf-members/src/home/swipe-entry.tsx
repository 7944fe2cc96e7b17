import { paths } from 'contracts'
import { Layers } from 'lucide-react'
import { useQuery } from 'shared-state/query'
import { swipeQuery } from '../swipe/queries/swipe-query.ts'
import { useWords } from '../use-words.ts'
import { HomeEntry } from './home-entry.tsx'

/** The way to the swipe game, with the face of its top card. */
export function SwipeEntry() {
  const t = useWords()
  const { data } = useQuery(swipeQuery())
  return (
    <HomeEntry
      to={paths['swipe-game']}
      icon={<Layers />}
      name={t('titles.swipe-game')}
      image={data?.profiles[0]?.main_image}
    >
      {t('home.swipe')}
    </HomeEntry>
  )
}
