import { EmptyState } from 'shared-ui/empty-state'
import { BarePage } from '../components/bare-page.tsx'
import { useLinkToken } from '../components/use-link-token.ts'
import { NextLink } from '../mail-change/next-link.tsx'
import { MailChoicePanel } from '../unsubscribe/mail-choice-panel.tsx'
import { useWords } from '../use-words.ts'

/** §4: the target of the unsubscribe link in a mail. Opening it changes nothing, since scanners open links, too. */
export function Page() {
  const t = useWords()
  const token = useLinkToken()
  return (
    <BarePage>
      {token === null ? (
        <EmptyState headingLevel={1} heading={t('titles.unsubscribe')} action={<NextLink />}>
          {t('problems.link_expired')}
        </EmptyState>
      ) : (
        <MailChoicePanel token={token} />
      )}
    </BarePage>
  )
}
