import type { Currency } from 'contracts'
import { Link } from 'platform/runtime/router'
import { codeOf } from 'shared-state/problem-text'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { limitCurrencyOf } from '../problem.ts'
import { limitAddress } from '../transactions/spending/limit/limit-address.ts'
import { useProblemText, useWords } from '../use-words.ts'

interface PayProblemProps {
  readonly error: unknown
  /** The currency of the order. */
  readonly currency: Currency
}

/** Why an order was refused. */
export function PayProblem({ error, currency }: PayProblemProps) {
  const t = useWords()
  const problemText = useProblemText()
  const limitCurrency = limitCurrencyOf(error) ?? currency
  return (
    <Alert
      tone="danger"
      action={
        codeOf(error) === 'spending_limit' && (
          <Link to={limitAddress} {...linkLook({ isStandalone: true })}>
            {t('ways.limit')}
          </Link>
        )
      }
    >
      {limitCurrency === currency ? problemText(error) : t('limit.currency', { currency: limitCurrency })}
    </Alert>
  )
}
