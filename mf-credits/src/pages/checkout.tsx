import { type getPaymentMethods, paths } from 'contracts'
import { PackageX } from 'lucide-react'
import type { PreloadInput } from 'platform/runtime/remote'
import { Link, useParams } from 'platform/runtime/router'
import { useIsFirstView } from 'shared-state/first-view'
import { currentPaymentCountry, usePaymentCountry } from 'shared-state/payment'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import classes from '../checkout/checkout.module.css'
import { Checkout } from '../checkout/checkout.tsx'
import { LoadProblem } from '../components/load-problem.tsx'
import { TwoColumnsSkeleton } from '../components/two-columns.tsx'
import { discountCodeIn } from '../discounts/code-in-address.ts'
import { prefetchPriced, usePriced } from '../discounts/use-priced.ts'
import { isUnknown } from '../problem.ts'
import { paymentMethodsQuery } from '../queries/payment-methods-query.ts'
import { useWords } from '../use-words.ts'

export function preload({ params, search }: PreloadInput) {
  const country = currentPaymentCountry()
  prefetchPriced(
    (code) => paymentMethodsQuery(params.id ?? '', country, code),
    discountCodeIn(search.get('code')),
  )
}

/** §2: one credit bundle, paid by the chosen method. */
export function Page() {
  const t = useWords()
  const { id = '', paymentmethod } = useParams()
  const country = usePaymentCountry()
  const read = usePriced<typeof getPaymentMethods>((code) => ({
    ...paymentMethodsQuery(id, country, code),
    // Another country's prices, or those with a discount, replace these as they arrive, and the focus stays where it is.
    placeholderData: (before) => before,
  }))
  const { error, isFetching, isPlaceholderData, refetch } = read
  // Prices and the way to pay depend on what this browser remembers. Nobody may press Pay for others than they were shown.
  const isFirstView = useIsFirstView()
  const data = isFirstView ? undefined : read.data
  if (!read.data && isUnknown(error)) return <NotOnSale />
  return (
    <div className={classes.page} aria-busy={!data && !error}>
      <h1>{t('titles.credits-id-paymentmethod')}</h1>
      {data && (
        <Checkout
          offer={data}
          named={paymentmethod}
          isOutdated={isPlaceholderData}
          answeredAt={read.dataUpdatedAt}
          sent={read.sent}
          refusal={read.refusal}
        />
      )}
      {!data && error && <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <TwoColumnsSkeleton className={classes.bone} />}
    </div>
  )
}

function NotOnSale() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      icon={<PackageX />}
      heading={t('checkout.gone')}
      action={
        <Link to={paths.credits} {...buttonLook()}>
          {t('ways.bundles')}
        </Link>
      }
    >
      {t('checkout.goneText')}
    </EmptyState>
  )
}
