import {
  closeStaffComplaint,
  findStaffComplaints,
  getCaseFigures,
  getStaffComplaint,
  reopenStaffComplaint,
  staffReason,
} from 'contracts'
import { useState } from 'react'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { TextAreaField } from 'shared-ui/text-field'
import { Form } from '../../components/form.tsx'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { useRefusalText } from '../../moderation/decisions/use-refusal-text.ts'
import { lookAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useWords } from '../../use-words.ts'
import type { WholeComplaint } from './whole-complaint.ts'

/** Closes a complaint without an answer, or opens it again, and asks why. */
export function SettleButton({ complaint }: { readonly complaint: WholeComplaint }) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const kind = complaint.state === 'open' ? 'close' : 'reopen'
  return (
    <div>
      <Button size="small" variant="secondary" onPress={() => setAsking(true)}>
        {t(`complaints.${kind}.button`)}
      </Button>
      {isAsking && <SettleDialog id={complaint.id} kind={kind} onClose={() => setAsking(false)} />}
    </div>
  )
}

interface SettleDialogProps {
  readonly id: string
  readonly kind: 'close' | 'reopen'
  readonly onClose: () => void
}

function SettleDialog({ id, kind, onClose }: SettleDialogProps) {
  const t = useWords()
  const call = useStaffCall()
  const refusalText = useRefusalText()
  const form = useStaffForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      problems: { reason: !staffReason.safeParse(reason).success && t('members.change.reasonMissing') },
      body: reason.trim() === '' ? undefined : { id, reason: reason.trim() },
    }),
    send: (body) => call(kind === 'close' ? closeStaffComplaint : reopenStaffComplaint, { body }),
    onSent() {
      toast({ tone: 'success', title: t(`complaints.${kind}.done`) })
      void lookAgain(getStaffComplaint, findStaffComplaints, getCaseFigures)
      onClose()
    },
    errorText: refusalText,
    showsProblemsOn: 'submit',
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={t(`complaints.${kind}.title`)}
      closeLabel={t('close')}
    >
      <Form form={form}>
        <p>{t(`complaints.${kind}.text`)}</p>
        <TextAreaField
          {...form.bind('reason')}
          label={t('members.change.reason')}
          description={t('access.reasonNote')}
          isRequired
          maxLength={1000}
        />
        <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
          {t(`complaints.${kind}.button`)}
        </Button>
      </Form>
    </Dialog>
  )
}
