import { paths } from 'contracts'
import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: every cookie that the site sets. */
export function Page() {
  const t = useWords()
  return (
    <PendingPage
      heading={t('titles.pages-cookies')}
      to={paths['pages-service']}
      linkLabel={t('ways.service')}
    >
      {t('cookies.soon')}
    </PendingPage>
  )
}
