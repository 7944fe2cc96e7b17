import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: what premium offers, and the bundles that include it. */
export function Page() {
  const t = useWords()
  return <PendingPage heading={t('titles.premium')}>{t('premium.text')}</PendingPage>
}
