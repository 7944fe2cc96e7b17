import { type Order, paths } from 'contracts'
import { Undo2 } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../../use-words.ts'

/** The money went back, by a refund or because the payer’s bank took it back. */
export function Returned({ order }: { readonly order: Order }) {
  const t = useWords()
  const isChargedBack = order.status === 'charged_back'
  return (
    <EmptyState
      headingLevel={1}
      icon={<Undo2 />}
      heading={t(`statuses.${order.status}`)}
      action={
        <Link
          to={isChargedBack ? paths['pages-service'] : paths.credits}
          {...buttonLook({ variant: 'secondary' })}
        >
          {t(isChargedBack ? 'ways.service' : 'ways.bundles')}
        </Link>
      }
    >
      {t(isChargedBack ? 'result.chargedBackText' : 'result.returnedText')}
    </EmptyState>
  )
}
