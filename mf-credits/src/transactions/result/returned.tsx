import { type Order, paths } from 'contracts'
import { Undo2 } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../../use-words.ts'

/** The money went back, whole or in part. */
export function Returned({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      icon={<Undo2 />}
      heading={t(`statuses.${order.status}`)}
      action={
        <Link to={paths.credits} {...buttonLook({ variant: 'secondary' })}>
          {t('ways.bundles')}
        </Link>
      }
    >
      {t('result.returnedText')}
    </EmptyState>
  )
}
