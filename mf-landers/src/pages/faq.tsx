import { paths } from 'contracts'
import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: frequently asked questions. */
export function Page() {
  const t = useWords()
  return (
    <PendingPage heading={t('titles.pages-faq')} to={paths['pages-service']} linkLabel={t('ways.service')}>
      {t('faq.text')}
    </PendingPage>
  )
}
