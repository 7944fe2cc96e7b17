import { Link } from 'shared-ui/link'
import { useWords } from '../use-words.ts'
import { mailboxOf } from './mailbox-of.ts'

/** A link to the webmail of an address; nothing for unknown providers. */
export function MailboxLink({ email }: { readonly email: string }) {
  const t = useWords()
  const mailbox = mailboxOf(email)
  if (!mailbox) return null
  return (
    <Link href={mailbox} newTabLabel={t('ways.newTab')} isStandalone>
      {t('ways.mailbox')}
    </Link>
  )
}
