import { href, type Order } from 'contracts'
import { TimerOff } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../../use-words.ts'

/** The time to pay is over; money that still arrives is accepted. */
export function Expired({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      icon={<TimerOff />}
      heading={t('result.expired')}
      action={
        <Link to={href('credits-id-paymentmethod', { id: order.bundle })} {...buttonLook()}>
          {t('result.again')}
        </Link>
      }
    >
      {t('result.expiredText')}
    </EmptyState>
  )
}
