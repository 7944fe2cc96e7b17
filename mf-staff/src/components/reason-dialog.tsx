import { staffReason } from 'contracts'
import type { ReactNode } from 'react'
import { Button } from 'shared-ui/button'
import { TextAreaField, type TextAreaFieldProps } from 'shared-ui/text-field'
import { useWords } from '../use-words.ts'
import { FormDialog } from './form-dialog.tsx'
import { useStaffForm } from './use-staff-form.ts'

interface ReasonDialogProps<Result> {
  readonly heading: string
  /** Says what will happen. */
  readonly children: ReactNode
  readonly button: string
  readonly isDanger?: boolean
  /** For a reason that others read, too. */
  readonly note?: string
  readonly send: (reason: string) => Promise<Result>
  /** Closes the dialog, unless the answer has to be shown in it. */
  readonly onSent: (result: Result) => void
  readonly onClose: () => void
}

/** Asks for the reason of a change, which stands in the log, and makes the change. */
export function ReasonDialog<Result>({
  heading,
  children,
  button,
  isDanger = false,
  note,
  send,
  onSent,
  onClose,
}: ReasonDialogProps<Result>) {
  const t = useWords()
  const form = useStaffForm({
    initial: { reason: '' },
    check({ reason }) {
      const isGood = staffReason.safeParse(reason).success
      return {
        problems: { reason: !isGood && t('members.change.reasonMissing') },
        body: isGood ? reason.trim() : undefined,
      }
    },
    send,
    onSent,
    showsProblemsOn: 'submit',
  })
  return (
    <FormDialog form={form} heading={heading} onClose={onClose}>
      {children}
      <ReasonField {...form.bind('reason')} {...(note && { description: note })} />
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        isPending={form.isPending}
        pendingLabel={t('pending')}
      >
        {button}
      </Button>
    </FormDialog>
  )
}

/** The field of a reason that stands in the log. */
export function ReasonField(props: Omit<TextAreaFieldProps, 'label'>) {
  const t = useWords()
  return (
    <TextAreaField
      description={t('money.refund.reasonNote')}
      {...props}
      label={t('members.change.reason')}
      isRequired
      maxLength={1000}
    />
  )
}
