import { paths } from 'contracts'
import { PendingPage } from '../components/pending-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: the landing page that presents one member, in three variants. */
export function Page() {
  const t = useWords()
  return (
    <PendingPage heading={t('titles.members-id-landing')} to={paths.members} linkLabel={t('ways.search')}>
      {t('chosenMember.soon')}
    </PendingPage>
  )
}
