import { type Bundle, type Currency, href } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { buttonLook } from 'shared-ui/button-link'
import { Choice } from 'shared-ui/choice'
import { Price } from '../components/price.tsx'
import { useWords } from '../use-words.ts'

interface TryOutProps {
  readonly bundle: Bundle
  readonly currency: Currency
}

/** §2: a small bundle that only members who think of leaving are offered, once. */
export function TryOut({ bundle, currency }: TryOutProps) {
  const t = useWords()
  const { number } = useFormat()
  const credits = t('bundle.credits', { count: bundle.credits, number: number(bundle.credits) })
  return (
    <Choice
      heading={t('leavingOffers.tryOut')}
      action={
        <Link
          to={href('credits-id-paymentmethod', { id: bundle.id })}
          {...buttonLook({ variant: 'secondary', isFullWidth: true })}
        >
          {t('bundle.choose', { credits })}
        </Link>
      }
    >
      <p>{t('leavingOffers.tryOutText')}</p>
      <p>
        <b>
          {credits} · <Price price={bundle.price} ordinaryPrice={bundle.ordinary_price} currency={currency} />
        </b>
      </p>
    </Choice>
  )
}
