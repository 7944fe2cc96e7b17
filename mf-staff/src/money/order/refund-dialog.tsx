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
import { Dialog } from 'shared-ui/dialog'
import { TextAreaField, TextField } from 'shared-ui/text-field'
import { Form } from '../../components/form.tsx'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import { refundOf } from './refund-of.ts'
import { useChangeOrder } from './use-change-order.ts'

const STEPS = { start: refundStaffOrder, retry: retryStaffRefund, finish: finishStaffRefund } as const

export type RefundStep = keyof typeof STEPS

interface RefundDialogProps {
  readonly step: RefundStep
  readonly view: StaffOrderView
  readonly onClose: () => void
}

/** Refunds, tries a refund again or marks it as paid in another way, with the reason that stands in the log. */
export function RefundDialog({ step, view, onClose }: RefundDialogProps) {
  const t = useWords()
  const format = useFormat()
  const { order, refundable } = view
  const most = step === 'start' ? (refundable?.credits ?? 0) : 0
  const change = useChangeOrder()
  const isGood = (credits: number) =>
    step !== 'start' || (Number.isInteger(credits) && credits >= 1 && credits <= most)
  const form = useStaffForm({
    initial: { credits: String(most), reason: '' },
    check(draft) {
      const [credits, reason] = [Number(draft.credits), draft.reason.trim()]
      return {
        problems: {
          credits: !isGood(credits) && t('money.refund.creditsMissing', { most: format.number(most) }),
          reason: !staffReason.safeParse(reason).success && t('members.change.reasonMissing'),
        },
        body: isGood(credits) && reason !== '' ? { reason, ...(step === 'start' && { credits }) } : undefined,
      }
    },
    send: (body) => change(STEPS[step], body),
    onSent({ refund }) {
      const isFailed = refund?.status === 'failed'
      toast({
        tone: isFailed ? 'danger' : 'success',
        title: t(isFailed ? 'money.refund.failed' : 'members.change.done'),
      })
      onClose()
    },
    showsProblemsOn: 'submit',
  })
  const credits = Number(form.values.credits)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={t(`money.refund.${step}.title`)}
      closeLabel={t('close')}
    >
      <Form form={form}>
        <p>{t(`money.refund.${step}.text`)}</p>
        {step === 'start' && (
          <>
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
          </>
        )}
        <TextAreaField
          {...form.bind('reason')}
          label={t('members.change.reason')}
          description={t('money.refund.reasonNote')}
          isRequired
          maxLength={1000}
        />
        <Button
          type="submit"
          variant={step === 'start' ? 'danger' : 'primary'}
          isPending={form.isPending}
          pendingLabel={t('pending')}
        >
          {t(`money.refund.${step}.button`)}
        </Button>
      </Form>
    </Dialog>
  )
}
