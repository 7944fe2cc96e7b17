import { paths } from 'contracts'
import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: the terms of use. */
export function Page() {
  const t = useWords()
  return (
    <PendingPage heading={t('titles.pages-terms')} to={paths['pages-service']} linkLabel={t('ways.service')}>
      {t('terms.soon')}
    </PendingPage>
  )
}
