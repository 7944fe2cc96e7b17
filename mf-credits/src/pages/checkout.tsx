import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: one credit bundle, paid by the chosen method. */
export function Page() {
  const t = useWords()
  return <PendingPage heading={t('titles.credits-id-paymentmethod')}>{t('checkout.text')}</PendingPage>
}
