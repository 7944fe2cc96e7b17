import { endStaffCode, findStaffCodes } from 'contracts'
import { toast } from 'shared-state/toasts'
import { ReasonDialog } from '../../components/reason-dialog.tsx'
import { lookAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useWords } from '../../use-words.ts'

interface EndDialogProps {
  readonly name: string
  readonly onClose: () => void
}

/** Ends a code or campaign, with the reason that stands in the log. */
export function EndDialog({ name, onClose }: EndDialogProps) {
  const t = useWords()
  const call = useStaffCall()
  return (
    <ReasonDialog
      heading={t('discounts.end.title', { name })}
      button={t('discounts.end.button')}
      isDanger
      send={(reason) => call(endStaffCode, { body: { name, reason } })}
      onSent={() => {
        toast({ tone: 'success', title: t('discounts.end.done') })
        void lookAgain(findStaffCodes)
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('discounts.end.text')}</p>
    </ReasonDialog>
  )
}
