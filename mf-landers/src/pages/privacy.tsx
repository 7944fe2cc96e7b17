import { paths } from 'contracts'
import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: the data that the site stores about visitors and members, and why. */
export function Page() {
  const t = useWords()
  return (
    <PendingPage
      heading={t('titles.pages-privacy')}
      to={paths['pages-service']}
      linkLabel={t('ways.service')}
    >
      {t('privacy.soon')}
    </PendingPage>
  )
}
