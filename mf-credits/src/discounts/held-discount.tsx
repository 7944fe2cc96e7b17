import { href } from 'contracts'
import { Link } from 'platform/runtime/router'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'

/** Where the member's discount went: onto an order that is not paid yet. */
export function HeldDiscount({ order }: { readonly order: string }) {
  const t = useWords()
  return (
    <Alert
      action={
        <Link to={href('transactions-id', { id: order })} {...linkLook({ isStandalone: true })}>
          {t('ways.payment')}
        </Link>
      }
    >
      {t('discounts.held')}
    </Alert>
  )
}
