import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: payment by direct debit. */
export function Page() {
  const t = useWords()
  return <PendingPage heading={t('titles.directdebit')}>{t('directDebit.text')}</PendingPage>
}
