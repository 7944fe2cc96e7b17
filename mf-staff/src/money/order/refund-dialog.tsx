import {
  finishStaffRefund,
  refundStaffOrder,
  retryStaffRefund,
  type StaffOrderView,
  staffReason,
} from 'contracts'
import { useFormat } from 'shared-state/format'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { TextField } from 'shared-ui/text-field'
import { FormDialog } from '../../components/form-dialog.tsx'
import { ReasonDialog, ReasonField } from '../../components/reason-dialog.tsx'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import { refundOf } from './refund-of.ts'
import { useChangeOrder } from './use-change-order.ts'

const STEPS = { retry: retryStaffRefund, finish: finishStaffRefund } as const

export type RefundStep = 'start' | keyof typeof STEPS

interface RefundDialogProps {
  readonly step: RefundStep
  readonly view: StaffOrderView
  readonly onClose: () => void
}

/** Refunds, tries a refund again or marks it as paid in another way, with the reason that stands in the log. */
export function RefundDialog({ step, view, onClose }: RefundDialogProps) {
  const t = useWords()
  const change = useChangeOrder()
  function onSent({ refund }: StaffOrderView) {
    const isFailed = refund?.status === 'failed'
    toast({
      tone: isFailed ? 'danger' : 'success',
      title: t(isFailed ? 'money.refund.failed' : 'members.change.done'),
    })
    onClose()
  }
  if (step === 'start') return <StartDialog view={view} onSent={onSent} onClose={onClose} />
  return (
    <ReasonDialog
      heading={t(`money.refund.${step}.title`)}
      button={t(`money.refund.${step}.button`)}
      send={(reason) => change(STEPS[step], { reason })}
      onSent={onSent}
      onClose={onClose}
    >
      <p>{t(`money.refund.${step}.text`)}</p>
    </ReasonDialog>
  )
}

interface StartDialogProps extends Omit<RefundDialogProps, 'step'> {
  readonly onSent: (view: StaffOrderView) => void
}

/** Also asks how many of the unused credits are refunded. */
function StartDialog({ view, onSent, onClose }: StartDialogProps) {
  const t = useWords()
  const format = useFormat()
  const { order, refundable } = view
  const most = refundable?.credits ?? 0
  const change = useChangeOrder()
  const isGood = (credits: number) => Number.isInteger(credits) && credits >= 1 && credits <= most
  const form = useStaffForm({
    initial: { credits: String(most), reason: '' },
    check(draft) {
      const [credits, reason] = [Number(draft.credits), draft.reason.trim()]
      return {
        problems: {
          credits: !isGood(credits) && t('money.refund.creditsMissing', { most: format.number(most) }),
          reason: !staffReason.safeParse(reason).success && t('members.change.reasonMissing'),
        },
        body: isGood(credits) && reason !== '' ? { reason, credits } : undefined,
      }
    },
    send: (body) => change(refundStaffOrder, body),
    onSent,
    showsProblemsOn: 'submit',
  })
  const credits = Number(form.values.credits)
  return (
    <FormDialog form={form} heading={t('money.refund.start.title')} onClose={onClose}>
      <p>{t('money.refund.start.text')}</p>
      <TextField
        {...form.bind('credits')}
        label={t('money.refund.credits')}
        description={t('money.refund.creditsNote', { most: format.number(most) })}
        type="number"
        autoComplete="off"
        maxLength={9}
        isRequired
      />
      {isGood(credits) && (
        <p className={classes.muted} aria-live="polite">
          {t('money.refund.worth', { amount: format.price(refundOf(view, credits), order.currency) })}
        </p>
      )}
      <ReasonField {...form.bind('reason')} />
      <Button type="submit" variant="danger" isPending={form.isPending} pendingLabel={t('pending')}>
        {t('money.refund.start.button')}
      </Button>
    </FormDialog>
  )
}
