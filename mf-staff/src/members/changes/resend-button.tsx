import { getStaffMemberMails, resendStaffMemberMail } from 'contracts'
import { CallButton } from '../../components/call-button.tsx'
import { lookAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useWords } from '../../use-words.ts'

interface ResendButtonProps {
  readonly member: { readonly id: string }
  /** Without one, the mail that confirms the address. */
  readonly mail?: string
}

/** Sends a mail to the member again. */
export function ResendButton({ member, mail }: ResendButtonProps) {
  const t = useWords()
  const call = useStaffCall()
  return (
    <CallButton
      label={t(mail === undefined ? 'members.mails.resendConfirmation' : 'members.mails.resend')}
      send={() =>
        call(resendStaffMemberMail, { body: { member: member.id, ...(mail !== undefined && { mail }) } })
      }
      onSent={() => {
        void lookAgain(getStaffMemberMails)
        return t('members.mails.resent')
      }}
    />
  )
}
