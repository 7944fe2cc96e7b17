import { queryClient, useQuery } from 'shared-state/query'
import { Card } from 'shared-ui/card'
import { BuiltInPages } from '../studio/list/built-in-pages.tsx'
import { LanderList } from '../studio/list/lander-list.tsx'
import classes from '../studio/list/list.module.css'
import { NewLander } from '../studio/list/new-lander.tsx'
import { Loaded } from '../studio/loaded.tsx'
import { landersQuery } from '../studio/queries/studio-queries.ts'
import { loadStudioWords, useStudioWords } from '../studio/use-studio-words.ts'

export const preload = () => Promise.all([loadStudioWords(), queryClient.prefetchQuery(landersQuery)])

/** For staff: the brand's landing pages, and a new one. */
export function Page() {
  const t = useStudioWords()
  const query = useQuery(landersQuery)
  return (
    <div className={classes.page}>
      <h1>{t('list.title')}</h1>
      <Loaded query={query}>
        {(found) => (
          <div className={classes.documents}>
            <LanderList {...found} />
            <BuiltInPages landers={found.landers} />
          </div>
        )}
      </Loaded>
      <Card padding="large">
        <NewLander />
      </Card>
    </div>
  )
}
