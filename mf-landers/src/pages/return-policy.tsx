import { paths } from 'contracts'
import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: when a payment is refunded. */
export function Page() {
  const t = useWords()
  return (
    <PendingPage heading={t('titles.pages-return-policy')} to={paths.pricing} linkLabel={t('ways.prices')}>
      {t('returnPolicy.text')}
    </PendingPage>
  )
}
