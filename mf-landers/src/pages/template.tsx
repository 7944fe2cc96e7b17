import { paths } from 'contracts'
import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: a landing page, in the template named in its address. */
export function Page() {
  const t = useWords()
  return (
    <PendingPage heading={t('titles.landers-video-slug')} to={paths.members} linkLabel={t('ways.search')}>
      {t('template.text')}
    </PendingPage>
  )
}
