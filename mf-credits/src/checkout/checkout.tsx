import {
  type AnswerOf,
  type getPaymentMethods,
  type PaymentMethodId,
  type PaymentOption,
  paths,
} from 'contracts'
import { Lock } from 'lucide-react'
import { Link, useNavigate } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { choosePaymentCountry, useLastPaymentMethod } from 'shared-state/payment'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Checkbox } from 'shared-ui/checkbox'
import { linkLook } from 'shared-ui/link'
import { CountrySelect } from '../components/country-select.tsx'
import { Action, TwoColumns } from '../components/two-columns.tsx'
import { withCode } from '../discounts/code-in-address.ts'
import type { UnusedCode } from '../discounts/code-refusal.ts'
import { HeldDiscount } from '../discounts/held-discount.tsx'
import { LimitLeft } from '../transactions/spending/limit/limit-left.tsx'
import { useWords } from '../use-words.ts'
import { canSave } from './can-save.ts'
import classes from './checkout.module.css'
import { debitAddress } from './debit-address.ts'
import { DiscountCode } from './discount/discount-code.tsx'
import { useHasEnded } from './discount/use-has-ended.ts'
import { PaymentMethods } from './methods/payment-methods.tsx'
import { preselected } from './methods/preselected.ts'
import { usePayableMethods } from './methods/use-payable-methods.ts'
import { PayProblem } from './pay-problem.tsx'
import { Summary } from './summary.tsx'
import { usePay } from './use-pay.ts'

interface CheckoutProps {
  readonly offer: AnswerOf<typeof getPaymentMethods>
  /** The way to pay that the address names. */
  readonly named: string | undefined
  /** Another country was chosen, and its offer is on its way. */
  readonly isOutdated: boolean
  /** When the offer came. */
  readonly answeredAt?: number | undefined
  /** The discount code that the offer was asked with. */
  readonly sent?: string | undefined
  /** §5: why the code in the address does not count. */
  readonly refusal?: UnusedCode | null | undefined
}

/** A direct debit has a page of its own. */
const isDebit = ({ family }: PaymentOption) => family === 'debit'

/** One bundle: how to pay, what it comes to, and the button. */
export function Checkout({ offer, named, isOutdated, sent, refusal = null, answeredAt }: CheckoutProps) {
  const t = useWords()
  const { number, price } = useFormat()
  const { bundle, country, currency, discount, held_discount: held } = offer
  const methods = usePayableMethods(offer.methods)
  const [chosen, setChosen] = useState<PaymentMethodId | null>(null)
  const method = preselected(methods, [chosen, named, useLastPaymentMethod()])
  const [saves, setSaves] = useState(false)
  const navigate = useNavigate()
  const hasEnded = useHasEnded(discount, sent)
  const { pay, isPending, error, reset } = usePay()

  function choose(id: PaymentMethodId) {
    setChosen(id)
    reset()
  }

  function order(method: PaymentOption) {
    if (isDebit(method)) return navigate(debitAddress({ bundle: bundle.id, country, code: sent }))
    const code = method.discount > 0 ? discount?.code : undefined
    pay({
      bundle: bundle.id,
      payment_method: method.id,
      country,
      amount: method.total,
      ...(code && { discount_code: code }),
      ...(saves && canSave(method) && { save_method: true }),
    })
  }

  return (
    <TwoColumns
      summary={
        method && (
          <>
            <Summary {...{ bundle, currency, method, sent }} discount={discount} answeredAt={answeredAt} />
            <DiscountCode {...{ offer, sent, refusal }} />
          </>
        )
      }
      action={
        method && (
          <Action
            total={price(method.total, currency)}
            notice={
              <>
                {held && <HeldDiscount order={held.order} />}
                {hasEnded && !held && <Alert tone="warning">{t('discounts.ended')}</Alert>}
                {error ? (
                  <PayProblem error={error} currency={currency} />
                ) : (
                  <LimitLeft limit={offer.limit} total={method.total} currency={currency} />
                )}
              </>
            }
          >
            <Button
              size="large"
              isFullWidth
              isDisabled={isOutdated}
              isPending={isPending}
              pendingLabel={t('checkout.leaving')}
              onPress={() => order(method)}
            >
              {!isDebit(method) && <Lock aria-hidden="true" />}
              {isDebit(method)
                ? t('checkout.debit')
                : t('checkout.pay', { amount: price(method.total, currency) })}
            </Button>
          </Action>
        )
      }
      notes={
        method && (
          <>
            <p>{t(`checkout.next.${method.family}`)}</p>
            <p>{t('checkout.once')}</p>
            <Link to={withCode(paths.credits, sent)} {...linkLook({ isStandalone: true })}>
              {t('checkout.other')}
            </Link>
          </>
        )
      }
    >
      <p className={classes.lead}>
        {t('checkout.lead', {
          credits: t('bundle.credits', { count: bundle.credits, number: number(bundle.credits) }),
          price: price(bundle.price, currency),
        })}
      </p>
      <CountrySelect
        value={country}
        description={t('country.text')}
        onChange={choosePaymentCountry}
        className={classes.country}
      />
      {methods.length > 0 ? (
        <PaymentMethods methods={methods} currency={currency} value={method?.id ?? null} onChange={choose} />
      ) : (
        <Alert>{t('checkout.noMethods')}</Alert>
      )}
      {method && canSave(method) && (
        <Checkbox isSelected={saves} onChange={setSaves} description={t('checkout.saveText')}>
          {t('checkout.save')}
        </Checkbox>
      )}
    </TwoColumns>
  )
}
