import { EmptyState } from 'shared-ui/empty-state'
import { BarePage } from '../components/bare-page.tsx'
import { useLinkToken } from '../components/use-link-token.ts'
import { ConfirmChange, NextLink } from '../mail-change/confirm-change.tsx'
import { useWords } from '../use-words.ts'

/** §2, §8: the target of the mail's link, which must carry a token. */
export function Page() {
  const t = useWords()
  const token = useLinkToken()
  return (
    <BarePage>
      {token === null ? (
        <EmptyState headingLevel={1} heading={t('titles.mail-change-do')} action={<NextLink />}>
          {t('problems.link_expired')}
        </EmptyState>
      ) : (
        <ConfirmChange token={token} />
      )}
    </BarePage>
  )
}
