import { type AnswerOf, type Bundle, type getBundles, href } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { Badge } from 'shared-ui/badge'
import { buttonLook } from 'shared-ui/button-link'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { Skeleton } from 'shared-ui/skeleton'
import { Price } from '../components/price.tsx'
import { withCode } from '../discounts/code-in-address.ts'
import { useWords } from '../use-words.ts'
import { bestValue, saving } from './best-value.ts'
import classes from './bundle-choice.module.css'
import { bundleValue } from './bundle-value.ts'

interface BundleChoiceProps {
  readonly offer: AnswerOf<typeof getBundles>
  /** The discount code that the checkout is to use. */
  readonly code?: string | undefined
  /** The next page; by default the checkout. */
  readonly addressOf?: ((bundle: Bundle) => string) | undefined
}

const checkoutOf = ({ id }: Bundle) => href('credits-id-paymentmethod', { id })

/**
 * §1: the bundles on sale, of which the member chooses one. Those that others choose most, or that cost least a
 * credit, have a label and look like the others otherwise. The cheapest, which comes first, is selected: nothing that costs more is, unless the member selects it.
 */
export function BundleChoice({ offer, code, addressOf = checkoutOf }: BundleChoiceProps) {
  const t = useWords()
  const { number, price } = useFormat()
  const { bundles, currency } = offer
  const [selected, setSelected] = useState<string | null>(null)
  const smallest = bundles[0]
  const chosen = bundles.find(({ id }) => id === selected) ?? smallest
  if (!smallest || !chosen) return null
  const best = bestValue(bundles)
  const creditsOf = ({ credits }: Bundle) => t('bundle.credits', { count: credits, number: number(credits) })
  return (
    <div className={classes.choice}>
      <RadioGroup
        label={t('bundle.which')}
        isLabelHidden
        variant="card"
        value={chosen.id}
        onChange={setSelected}
        className={classes.bundles}
      >
        {bundles.map((bundle) => (
          <Radio
            key={bundle.id}
            value={bundle.id}
            description={<Value bundle={bundle} offer={offer} smallest={smallest} />}
          >
            {(bundle.is_most_chosen || bundle === best) && (
              <Badge tone="secondary" className={classes.tag}>
                {t(bundle.is_most_chosen ? 'bundle.mostChosen' : 'bundle.bestValue')}
              </Badge>
            )}{' '}
            <span className={classes.sum}>
              <span>{creditsOf(bundle)}</span>{' '}
              <Price
                className={classes.price}
                price={bundle.price}
                ordinaryPrice={bundle.ordinary_price}
                currency={currency}
              />
            </span>
          </Radio>
        ))}
      </RadioGroup>
      {/* Not the group's description, which would be read with each bundle. */}
      {best && <p className={classes.note}>{t('bundle.savings', { credits: creditsOf(smallest) })}</p>}
      <div className={classes.action}>
        <Link
          to={withCode(addressOf(chosen), code)}
          {...buttonLook({ size: 'large', isFullWidth: true, className: classes.button })}
        >
          {t('bundle.get', { credits: creditsOf(chosen), price: price(chosen.price, currency) })}
        </Link>
      </div>
    </div>
  )
}

/** Placeholder in the size of the choice. Mark the region as `aria-busy`. */
export function BundleChoiceSkeleton() {
  return <Skeleton shape="block" className={classes.bone} />
}

interface ValueProps {
  readonly bundle: Bundle
  readonly offer: AnswerOf<typeof getBundles>
  readonly smallest: Bundle
}

/** The use of a bundle, and its saving. */
function Value({ bundle, offer, smallest }: ValueProps) {
  const t = useWords()
  const { number, price } = useFormat()
  const { message_credits } = useSettings()
  const value = bundleValue(bundle, message_credits)
  const percentage = saving(bundle, smallest)
  return (
    <span className={classes.value}>
      {value && (
        <span>
          {t('bundle.messages', { count: value.messages, number: number(value.messages) })} ·{' '}
          {t('bundle.each', { price: price(value.messagePrice, offer.currency) })}
        </span>
      )}{' '}
      {percentage > 0 && <Badge tone="success">{t('bundle.save', { percentage })}</Badge>}
    </span>
  )
}
