import { LatePart, type PreloadInput } from 'platform/runtime/remote'
import { useSearchParams } from 'platform/runtime/router'
import { lazy } from 'react'
import { currentPaymentCountry, usePaymentCountry } from 'shared-state/payment'
import { queryClient, useQuery } from 'shared-state/query'
import { preloadOffer } from '../bundles/use-offer.ts'
import type { DebitQuery } from '../checkout/debit-address.ts'
import { LoadProblem } from '../components/load-problem.tsx'
import { TwoColumnsSkeleton } from '../components/two-columns.tsx'
import { ChooseBundle } from '../direct-debit/choose-bundle.tsx'
import classes from '../direct-debit/direct-debit.module.css'
import { readDebitQuery } from '../direct-debit/read-debit-query.ts'
import { Unavailable } from '../direct-debit/unavailable.tsx'
import { UnusedCodeAlert } from '../discounts/unused-code-alert.tsx'
import { prefetchPriced, usePriced } from '../discounts/use-priced.ts'
import { isUnknown } from '../problem.ts'
import { directDebitQuery } from '../queries/direct-debit-query.ts'
import { paymentMethodsQuery } from '../queries/payment-methods-query.ts'
import { useWords } from '../use-words.ts'

/** With the library for telephone numbers, which is larger than the rest of the page. */
const loadForm = () => import('../direct-debit/direct-debit.tsx')
const DirectDebit = lazy(async () => ({ default: (await loadForm()).DirectDebit }))

export function preload({ search }: PreloadInput) {
  const query = readDebitQuery(search)
  if (!query) return preloadOffer({ search })
  const { bundle, country = currentPaymentCountry() } = query
  prefetchPriced((code) => paymentMethodsQuery(bundle, country, code), query.code)
  void queryClient.prefetchQuery(directDebitQuery)
  void loadForm()
}

/** §2: payment by direct debit. */
export function Page() {
  const [search] = useSearchParams()
  const query = readDebitQuery(search)
  return query ? <Purchase key={query.bundle} {...query} /> : <ChooseBundle />
}

function Purchase({ bundle, country }: DebitQuery) {
  const t = useWords()
  const chosen = usePaymentCountry()
  const offer = usePriced((code) => paymentMethodsQuery(bundle, country ?? chosen, code))
  const { data } = offer
  const terms = useQuery(directDebitQuery)
  const error = offer.error ?? terms.error
  const isLoaded = data && terms.data
  if (!isLoaded && isUnknown(offer.error)) return <ChooseBundle />
  const option = data?.methods.find(({ id }) => id === 'sepa_direct_debit')
  const creditor = terms.data?.creditor
  const refusal = terms.data?.refusal ?? null
  if (isLoaded && (!option || !creditor || refusal)) return <Unavailable {...{ bundle, refusal }} />
  return (
    <div className={classes.page} aria-busy={!isLoaded && !error}>
      <h1>{t('titles.directdebit')}</h1>
      {isLoaded && option && creditor && (
        <>
          {offer.refusal && <UnusedCodeAlert reason={offer.refusal} discount={data.discount} />}
          <LatePart fallback={<Bones />}>
            <DirectDebit {...{ offer: data, option, creditor }} />
          </LatePart>
        </>
      )}
      {!isLoaded && error && (
        <LoadProblem
          error={error}
          isRetrying={offer.isFetching || terms.isFetching}
          onRetry={() => void Promise.all([offer.refetch(), terms.refetch()])}
        />
      )}
      {!isLoaded && !error && <Bones />}
    </div>
  )
}

function Bones() {
  return <TwoColumnsSkeleton className={classes.bone} />
}
