import { getStaffMemberMails, resendStaffMemberMail } from 'contracts'
import { useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import { lookAgain } from '../use-look.ts'

interface ResendButtonProps {
  readonly member: { readonly id: string }
  /** Without one, the mail that confirms the address. */
  readonly mail?: string
}

/** Sends a mail to the member again. */
export function ResendButton({ member, mail }: ResendButtonProps) {
  const t = useWords()
  const problemText = useProblemText()
  const call = useStaffCall()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(resendStaffMemberMail, { body: { member: member.id, ...(mail !== undefined && { mail }) } }),
    onSuccess() {
      toast({ tone: 'success', title: t('members.mails.resent') })
      lookAgain(getStaffMemberMails)
    },
    onError: (error) => toast({ tone: 'danger', title: problemText(error) }),
  })
  return (
    <Button
      size="small"
      variant="secondary"
      isPending={isPending}
      pendingLabel={t('pending')}
      onPress={() => mutate()}
    >
      {t(mail === undefined ? 'members.mails.resendConfirmation' : 'members.mails.resend')}
    </Button>
  )
}
