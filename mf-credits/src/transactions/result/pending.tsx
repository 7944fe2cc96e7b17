import type { Order } from 'contracts'
import { Hourglass } from 'lucide-react'
import { ApiError } from 'shared-state/api'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { ConfirmAction } from 'shared-ui/confirm-dialog'
import { EmptyState } from 'shared-ui/empty-state'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from './result.module.css'
import { useCancelOrder } from './use-cancel-order.ts'

/** Ways to pay whose money takes days. */
const SLOW: readonly Order['payment_method'][] = ['wire_transfer', 'sepa_direct_debit']

/** §4: the payment is not decided yet: it can be finished or cancelled until a bank has it. */
export function Pending({ order }: { readonly order: Order }) {
  const t = useWords()
  const problemText = useProblemText()
  const { payment_method, payment_url } = order
  const cancel = useCancelOrder(order.id)
  return (
    <EmptyState
      headingLevel={1}
      icon={<Hourglass />}
      heading={t('result.pending')}
      action={
        // The question says that it is too late, once the address is gone.
        (payment_url || cancel.isError) && (
          <div className={classes.ways}>
            {payment_url && (
              <a href={payment_url} {...buttonLook()}>
                {t('result.continue')}
              </a>
            )}
            <ConfirmAction
              trigger={<Button variant="quiet">{t('result.cancel')}</Button>}
              action={cancel}
              heading={t('result.cancelTitle')}
              confirmLabel={t('result.cancel')}
              cancelLabel={t('result.cancelKeep')}
              pendingLabel={t('result.cancelling')}
              errorText={(error) => (error instanceof ApiError ? problemText(error) : t('result.cancelLate'))}
            >
              {t('result.cancelText')}
            </ConfirmAction>
          </div>
        )
      }
    >
      {t(SLOW.includes(payment_method) ? 'result.pendingSlow' : 'result.pendingText')}
    </EmptyState>
  )
}
