import { EmptyState } from 'shared-ui/empty-state'
import { BarePage } from '../components/bare-page.tsx'
import { useLinkToken } from '../components/use-link-token.ts'
import { ConfirmChange } from '../mail-change/confirm-change.tsx'
import { NextLink } from '../mail-change/next-link.tsx'
import { UndoChange } from '../mail-change/undo-change.tsx'
import { useWords } from '../use-words.ts'

/** §2, §8: the target of the mails' links, which must carry a token: to the new address, or to the old one to undo the change. */
export function Page() {
  const t = useWords()
  const token = useLinkToken()
  const undo = useLinkToken('undo')
  return (
    <BarePage>
      {undo !== null && <UndoChange token={undo} />}
      {undo === null && token !== null && <ConfirmChange token={token} />}
      {undo === null && token === null && (
        <EmptyState
          headingLevel={1}
          heading={t('titles.mail-change-do')}
          action={<NextLink section="email" />}
        >
          {t('problems.link_expired')}
        </EmptyState>
      )}
    </BarePage>
  )
}
