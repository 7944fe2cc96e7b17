import type { StaffOrderView } from 'contracts'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { Facts } from '../../members/page/facts.tsx'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'
import { RefundDialog, type RefundStep } from './refund-dialog.tsx'

const TONES = { pending: 'warning', succeeded: 'success', failed: 'danger' } as const

interface RefundCardProps {
  readonly view: StaffOrderView
  readonly isFinance: boolean
}

/** The order's refund with what can be done about it, or what can be refunded. */
export function RefundCard({ view, isFinance }: RefundCardProps) {
  const t = useWords()
  const format = useFormat()
  const [open, setOpen] = useState<RefundStep | null>(null)
  const { order, refund, refundable } = view
  const money = (amount: number) => format.price(amount, order.currency)
  const steps: readonly RefundStep[] =
    refund?.status === 'failed' ? ['retry', 'finish'] : refundable ? ['start'] : []
  return (
    <Card className={classes.card}>
      <h2>{t('money.refund.title')}</h2>
      {refund ? (
        <Facts
          facts={[
            [
              t('members.state'),
              <Badge key="state" look="soft" tone={TONES[refund.status]}>
                {t(`members.orders.refundStates.${refund.status}`)}
              </Badge>,
            ],
            [t('members.orders.amount'), money(refund.amount)],
            [t('members.credits'), format.number(refund.credits)],
            [t('money.refund.id'), refund.id],
            [t('money.made'), format.dateTime(refund.created_at)],
            [t('money.refund.settled'), refund.settled_at && format.dateTime(refund.settled_at)],
            [t('money.waiting.why'), refund.failure],
          ]}
        />
      ) : (
        <p className={classes.muted}>
          {refundable
            ? t('money.refund.unused', {
                credits: format.number(refundable.credits),
                amount: money(refundable.amount),
              })
            : t('money.refund.none')}
        </p>
      )}
      {isFinance && (
        <div className={classes.buttons}>
          {steps.map((step) => (
            <Button
              key={step}
              variant={step === 'start' ? 'danger' : 'secondary'}
              onPress={() => setOpen(step)}
            >
              {t(`money.refund.${step}.button`)}
            </Button>
          ))}
        </div>
      )}
      {open && <RefundDialog step={open} view={view} onClose={() => setOpen(null)} />}
    </Card>
  )
}
