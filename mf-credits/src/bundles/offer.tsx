import type { AnswerOf, Bundle, getBundles } from 'contracts'
import { Store } from 'lucide-react'
import { Alert } from 'shared-ui/alert'
import { EmptyState } from 'shared-ui/empty-state'
import { LoadProblem } from '../components/load-problem.tsx'
import { useWords } from '../use-words.ts'
import { BundleChoice, BundleChoiceSkeleton } from './bundle-choice.tsx'
import { BundleGrid, BundleGridSkeleton } from './bundle-grid.tsx'
import classes from './offer.module.css'
import type { useOffer } from './use-offer.ts'

interface OfferProps {
  /** From `useOffer`. */
  readonly read: ReturnType<typeof useOffer>
  /** Whether the viewer can choose one and go on to the checkout, which is for members only. */
  readonly canBuy?: boolean | undefined
  readonly headingLevel?: 2 | 3 | undefined
  /** The page that a choice leads to; by default the checkout. */
  readonly addressOf?: ((bundle: Bundle) => string) | undefined
}

/** The bundles on sale, or why there are none. */
export function Offer({ read, canBuy = true, headingLevel, addressOf }: OfferProps) {
  const { data, error, isFetching, refetch, sent } = read
  if (error && !data) {
    return <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div className={classes.offer} aria-busy={!data}>
      {data ? (
        <Shown {...{ offer: data, code: sent, canBuy, headingLevel, addressOf }} />
      ) : canBuy ? (
        <BundleChoiceSkeleton />
      ) : (
        <BundleGridSkeleton />
      )}
    </div>
  )
}

interface ShownProps extends Pick<OfferProps, 'canBuy' | 'headingLevel' | 'addressOf'> {
  readonly offer: AnswerOf<typeof getBundles>
  readonly code: string | undefined
}

function Shown({ offer, canBuy, headingLevel, code, addressOf }: ShownProps) {
  const t = useWords()
  if (offer.bundles.length === 0) {
    return (
      <EmptyState icon={<Store />} heading={t('credits.nothing')}>
        {t('credits.nothingText')}
      </EmptyState>
    )
  }
  if (canBuy && offer.is_for_sale) return <BundleChoice {...{ offer, code, addressOf }} />
  return (
    <>
      {!offer.is_for_sale && <Alert>{t('credits.notForSale')}</Alert>}
      <BundleGrid offer={offer} headingLevel={headingLevel} />
    </>
  )
}
