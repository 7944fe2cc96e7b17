import { paths } from 'contracts'
import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: how to keep minors off the site. */
export function Page() {
  const t = useWords()
  return (
    <PendingPage heading={t('titles.pages-ban')} to={paths['pages-service']} linkLabel={t('ways.service')}>
      {t('ban.soon')}
    </PendingPage>
  )
}
