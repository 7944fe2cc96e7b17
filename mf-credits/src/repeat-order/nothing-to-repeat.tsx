import { paths } from 'contracts'
import { PackageX, ShoppingBag } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** A member who has bought nothing, or whose last bundle is no longer on sale. */
export function NothingToRepeat({ reason }: { readonly reason: 'neverBought' | 'gone' }) {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      icon={reason === 'gone' ? <PackageX /> : <ShoppingBag />}
      heading={t(`repeatOrder.${reason}.title`)}
      action={
        <Link to={paths.credits} {...buttonLook()}>
          {t('ways.bundles')}
        </Link>
      }
    >
      {t(`repeatOrder.${reason}.text`)}
    </EmptyState>
  )
}
