import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: repeats the member's last order. */
export function Page() {
  const t = useWords()
  return <PendingPage heading={t('titles.credits-repeat-order')}>{t('repeatOrder.text')}</PendingPage>
}
