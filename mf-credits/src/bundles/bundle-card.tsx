import type { Bundle, Currency } from 'contracts'
import { Coins } from 'lucide-react'
import { useId } from 'react'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { Badge } from 'shared-ui/badge'
import { Price } from '../components/price.tsx'
import { useWords } from '../use-words.ts'
import { bundleValue } from './bundle-value.ts'
import classes from './bundles.module.css'

interface BundleCardProps {
  readonly bundle: Bundle
  readonly currency: Currency
  readonly headingLevel?: 2 | 3 | undefined
}

/** §1: credits for visitors' information: what they are good for, and what they cost. */
export function BundleCard({ bundle, currency, headingLevel = 2 }: BundleCardProps) {
  const t = useWords()
  const { number, price } = useFormat()
  const { message_credits } = useSettings()
  const heading = useId()
  const value = bundleValue(bundle, message_credits)
  const Heading = `h${headingLevel}` as const
  const credits = t('bundle.credits', { count: bundle.credits, number: number(bundle.credits) })
  return (
    <article className={classes.card} aria-labelledby={heading} data-chosen={bundle.is_most_chosen}>
      {bundle.is_most_chosen && (
        <Badge tone="secondary" className={classes.chosen}>
          {t('bundle.mostChosen')}
        </Badge>
      )}
      <div>
        <Heading id={heading} className={classes.credits}>
          <Coins aria-hidden="true" />
          {credits}
        </Heading>
        {value && (
          <p className={classes.messages}>
            {t('bundle.messages', { count: value.messages, number: number(value.messages) })}
          </p>
        )}
      </div>
      <p className={classes.cost}>
        <Price
          className={classes.price}
          price={bundle.price}
          ordinaryPrice={bundle.ordinary_price}
          currency={currency}
        />
        {value && (
          <span className={classes.each}>
            {t('bundle.each', { price: price(value.messagePrice, currency) })}
          </span>
        )}
      </p>
    </article>
  )
}
