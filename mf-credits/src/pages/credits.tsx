import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: the credit bundles on sale. */
export function Page() {
  const t = useWords()
  return <PendingPage heading={t('titles.credits')}>{t('credits.text')}</PendingPage>
}
