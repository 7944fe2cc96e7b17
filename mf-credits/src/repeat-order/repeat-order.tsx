import { href } from 'contracts'
import { Lock } from 'lucide-react'
import { Link, useNavigate } from 'platform/runtime/router'
import { useState } from 'react'
import { useStartTime } from 'shared-state/first-view'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { linkLook } from 'shared-ui/link'
import { debitAddress } from '../checkout/debit-address.ts'
import { PayProblem } from '../checkout/pay-problem.tsx'
import { Summary } from '../checkout/summary.tsx'
import { usePay } from '../checkout/use-pay.ts'
import { Action, TwoColumns } from '../components/two-columns.tsx'
import { LimitLeft } from '../transactions/spending/limit/limit-left.tsx'
import { useWords } from '../use-words.ts'
import classes from './repeat-order.module.css'
import { type RepeatOffer, type RepeatWay, repeatWays, selectedWay } from './repeat-ways.ts'
import { SavedMethods } from './saved-methods.tsx'
import { useMethodName } from './use-method-name.ts'
import { WaysToPay } from './ways-to-pay.tsx'

interface RepeatOrderProps {
  readonly offer: RepeatOffer
  /** When it came. */
  readonly answeredAt?: number | undefined
  /** Id of the saved way to pay that the address names. */
  readonly named: string | null
}

/** §2: the last order again: what it comes to, and one button. */
export function RepeatOrder({ offer, answeredAt, named }: RepeatOrderProps) {
  const t = useWords()
  const { number, price } = useFormat()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string | null>(null)
  const now = new Date(useStartTime())
  const { pay, isPending, error, reset } = usePay()
  const { bundle, country, currency, discount, saved } = offer
  const ways = repeatWays(offer, now)
  const way = selectedWay(ways, [chosen, named])

  function choose(key: string) {
    setChosen(key)
    reset()
  }

  function order({ option, saved: method }: RepeatWay) {
    const code = option.discount > 0 ? discount?.code : undefined
    if (option.family === 'debit' && !method) {
      return navigate(debitAddress({ bundle: bundle.id, country }))
    }
    pay({
      bundle: bundle.id,
      payment_method: option.id,
      country,
      amount: option.total,
      ...(code && { discount_code: code }),
      ...(method && { saved_method: method.id }),
    })
  }

  return (
    <TwoColumns
      summary={way && <Summary {...{ bundle, currency, discount, answeredAt }} method={way.option} />}
      action={
        way && (
          <Action
            total={price(way.option.total, currency)}
            notice={
              error ? (
                <PayProblem error={error} currency={currency} />
              ) : (
                <LimitLeft limit={offer.limit} total={way.option.total} currency={currency} />
              )
            }
          >
            <Button
              size="large"
              isFullWidth
              isPending={isPending}
              pendingLabel={t(way.saved ? 'repeatOrder.paying' : 'checkout.leaving')}
              onPress={() => order(way)}
            >
              <Lock aria-hidden="true" />
              {way.option.family === 'debit' && !way.saved
                ? t('checkout.debit')
                : t('checkout.pay', { amount: price(way.option.total, currency) })}
            </Button>
          </Action>
        )
      }
      notes={way && <Next way={way} />}
    >
      <div className={classes.ways}>
        <p className={classes.lead}>
          {t('repeatOrder.lead', {
            credits: t('bundle.credits', { count: bundle.credits, number: number(bundle.credits) }),
          })}
        </p>
        {ways.length > 0 && (
          <WaysToPay ways={ways} currency={currency} value={way?.key ?? null} onChange={choose} />
        )}
        {!way && <Alert>{t('repeatOrder.noWay')}</Alert>}
        <Link to={href('credits-id-paymentmethod', { id: bundle.id })} {...linkLook({ isStandalone: true })}>
          {t('result.another')}
        </Link>
        <SavedMethods saved={saved} />
      </div>
    </TwoColumns>
  )
}

/** The consequences of the button. */
function Next({ way }: { readonly way: RepeatWay }) {
  const t = useWords()
  const nameOf = useMethodName()
  return (
    <>
      <p>
        {way.saved
          ? t('repeatOrder.atOnce', { method: nameOf(way.saved) })
          : t(`checkout.next.${way.option.family}`)}
      </p>
      <p>{t('checkout.once')}</p>
    </>
  )
}
