import { BarePage } from '../components/bare-page.tsx'
import { useLinkToken } from '../components/use-link-token.ts'
import { BadLink } from '../unsubscribe/bad-link.tsx'
import { MailChoicePanel } from '../unsubscribe/mail-choice-panel.tsx'

/** §4: the target of the unsubscribe link in a mail. Opening it changes nothing, since scanners open links, too. */
export function Page() {
  const token = useLinkToken()
  return <BarePage>{token === null ? <BadLink /> : <MailChoicePanel token={token} />}</BarePage>
}
