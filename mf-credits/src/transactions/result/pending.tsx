import type { Order } from 'contracts'
import { Hourglass } from 'lucide-react'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../../use-words.ts'

/** Ways to pay whose money takes days. */
const SLOW: readonly Order['payment_method'][] = ['wire_transfer', 'sepa_direct_debit']

/** §4: the payment is not decided yet. */
export function Pending({ order }: { readonly order: Order }) {
  const t = useWords()
  const { payment_method, payment_url } = order
  return (
    <EmptyState
      headingLevel={1}
      icon={<Hourglass />}
      heading={t('result.pending')}
      action={
        payment_url && (
          <a href={payment_url} {...buttonLook({ variant: 'secondary' })}>
            {t('result.continue')}
          </a>
        )
      }
    >
      {t(SLOW.includes(payment_method) ? 'result.pendingSlow' : 'result.pendingText')}
    </EmptyState>
  )
}
