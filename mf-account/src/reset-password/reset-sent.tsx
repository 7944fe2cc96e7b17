import { MailCheck } from 'lucide-react'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { MailboxLink } from '../components/mailbox-link.tsx'
import { ResultMessage } from '../components/result-message.tsx'
import { useWords } from '../use-words.ts'

interface ResetSentProps {
  readonly email: string
  readonly onAgain: () => void
}

/** §8: confirms that the mail is on its way. A brand with `neutral_access` does not reveal whether an account exists. */
export function ResetSent({ email, onAgain }: ResetSentProps) {
  const t = useWords()
  const { neutral_access } = useSettings()
  return (
    <ResultMessage
      icon={<MailCheck />}
      heading={t('mail.sent')}
      action={
        <>
          <MailboxLink email={email} />
          <Button variant="secondary" onPress={onAgain}>
            {t('resetPassword.again')}
          </Button>
        </>
      }
    >
      <p>{t(neutral_access ? 'resetPassword.maybeSent' : 'resetPassword.sent', { email })}</p>
      <p>{t('mail.spam')}</p>
    </ResultMessage>
  )
}
