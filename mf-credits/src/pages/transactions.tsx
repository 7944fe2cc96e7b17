import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: one payment's result, or all payments. */
export function Page() {
  const t = useWords()
  return <PendingPage heading={t('titles.transactions-id')}>{t('transactions.text')}</PendingPage>
}
