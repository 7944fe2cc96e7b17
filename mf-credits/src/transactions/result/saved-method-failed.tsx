import { href, type Order, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useQuery } from 'shared-state/query'
import { buttonLook } from 'shared-ui/button-link'
import { paymentMethodsQuery } from '../../queries/payment-methods-query.ts'
import { useWords } from '../../use-words.ts'
import classes from './result.module.css'

interface SavedMethodFailedProps {
  readonly order: Order
  readonly saved: string
}

/** §4: after a saved card failed: the card again, PayPal where it is offered, or another way to pay. */
export function SavedMethodFailed({ order, saved }: SavedMethodFailedProps) {
  const t = useWords()
  const { bundle: id, country, payment_method } = order
  const isPayPal = payment_method === 'paypal'
  const { data } = useQuery(paymentMethodsQuery(id, country))
  const offersPayPal = data?.methods.some((method) => method.id === 'paypal' && method.refusal === null)
  return (
    <div className={classes.ways}>
      <Link
        to={`${paths['credits-repeat-order']}?${new URLSearchParams({ method: saved }).toString()}`}
        {...buttonLook()}
      >
        {t(isPayPal ? 'result.paypalAgain' : 'result.cardAgain')}
      </Link>
      {!isPayPal && offersPayPal && (
        <Link
          to={href('credits-id-paymentmethod', { id, paymentmethod: 'paypal' })}
          {...buttonLook({ variant: 'secondary' })}
        >
          {t('result.paypal')}
        </Link>
      )}
      <Link to={href('credits-id-paymentmethod', { id })} {...buttonLook({ variant: 'secondary' })}>
        {t('result.another')}
      </Link>
    </div>
  )
}
