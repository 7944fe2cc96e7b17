import {
  type AnswerOf,
  type getDirectDebit,
  type getPaymentMethods,
  href,
  type Order,
  type PaymentOption,
} from 'contracts'
import { Link, useLeaveGuard, useNavigate } from 'platform/runtime/router'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Card } from 'shared-ui/card'
import { linkLook } from 'shared-ui/link'
import { ProgressSteps } from 'shared-ui/progress-steps'
import { Summary } from '../checkout/summary.tsx'
import { TwoColumns } from '../components/two-columns.tsx'
import { LimitLeft } from '../transactions/spending/limit/limit-left.tsx'
import { useWords } from '../use-words.ts'
import { AccountForm } from './account/account-form.tsx'
import { useAccountForm } from './account/use-account-form.ts'
import { Confirm } from './confirm/confirm.tsx'
import classes from './direct-debit.module.css'
import type { SentCode } from './sent-code.ts'

interface DirectDebitProps {
  readonly offer: AnswerOf<typeof getPaymentMethods>
  readonly option: PaymentOption
  readonly creditor: NonNullable<AnswerOf<typeof getDirectDebit>['creditor']>
}

/** §2: a direct debit in two steps. All that is typed stays in this component alone, and ends with it. */
export function DirectDebit({ offer, option, creditor }: DirectDebitProps) {
  const t = useWords()
  const { price } = useFormat()
  const { bundle, country, currency, discount } = offer
  const [code, setCode] = useState<SentCode | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const [order, setOrder] = useState<Order | null>(null)
  const form = useAccountForm({ country, sent: code, onSent: confirm })
  useLeaveGuard(form.isDirty && !order, t('directDebit.leave'))
  useFollow(order)
  const heading = useFocusOnChange(isConfirming)

  function confirm(sent: SentCode) {
    setCode(sent)
    setConfirming(true)
  }

  return (
    <TwoColumns
      summary={
        <>
          <Summary {...{ bundle, currency, discount }} method={option} sent={discount?.code} />
          <LimitLeft limit={offer.limit} total={option.total} currency={currency} />
          <p className={classes.small}>{t('checkout.once')}</p>
          <Link
            to={href('credits-id-paymentmethod', { id: bundle.id })}
            {...linkLook({ isStandalone: true })}
          >
            {t('result.another')}
          </Link>
        </>
      }
    >
      <ProgressSteps
        steps={[t('directDebit.steps.account'), t('directDebit.steps.confirm')]}
        current={isConfirming ? 1 : 0}
        label={t('directDebit.step', { step: isConfirming ? 2 : 1, count: 2 })}
      />
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t(isConfirming ? 'directDebit.confirm' : 'directDebit.account')}
      </h2>
      {isConfirming && code ? (
        <Confirm
          purchase={{
            bundle: bundle.id,
            payment_method: option.id,
            country,
            amount: option.total,
            ...(discount && option.discount > 0 && { discount_code: discount.code }),
          }}
          amount={price(option.total, currency)}
          currency={currency}
          creditor={creditor}
          code={code}
          onCode={setCode}
          onBack={() => setConfirming(false)}
          onOrdered={setOrder}
        />
      ) : (
        <Card padding="large">
          <AccountForm form={form} country={country} />
        </Card>
      )}
    </TwoColumns>
  )
}

/** Shows the order, once the guard against leaving is off. Back does not return to an empty form. */
function useFollow(order: Order | null) {
  const navigate = useNavigate()
  useEffect(() => {
    if (order) void navigate(href('transactions-id', { id: order.id }), { replace: true })
  }, [order, navigate])
}

/** Moves the focus to the heading of another step. */
function useFocusOnChange(step: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) heading.current?.focus()
    last.current = step
  }, [step])
  return heading
}
