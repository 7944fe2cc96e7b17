import type { PaymentMethodId, PaymentOption } from 'contracts'
import { Disclosure } from 'shared-ui/disclosure'
import { Radio } from 'shared-ui/radio'
import { useWords } from '../../use-words.ts'
import classes from './card-family.module.css'
import { MethodMark } from './method-mark.tsx'
import type { useMethodTerms } from './use-method-terms.ts'

interface CardFamilyProps {
  /** Any card at all. */
  readonly any: PaymentOption
  /** The brands that are ways to pay of their own. */
  readonly brands: readonly PaymentOption[]
  readonly value: PaymentMethodId | null
  readonly termsOf: ReturnType<typeof useMethodTerms>
}

/**
 * §9: one row for all cards. Once it is chosen, one of two brands on the same card can be chosen, too, as the law of the EU
 * demands; for all other cards the question stays folded away.
 */
export function CardFamily({ any, brands, value, termsOf }: CardFamilyProps) {
  const t = useWords()
  const hasBrand = brands.some(({ id }) => id === value)
  const isChosen = hasBrand || any.id === value
  return (
    <div className={classes.family} data-chosen={isChosen}>
      <Radio
        value={any.id}
        holdsSelected={hasBrand}
        className={classes.any}
        description={termsOf(any)}
        icon={brands.map((brand) => <MethodMark key={brand.id} {...brand} />)}
      >
        {t(`methods.${any.id}`)}
      </Radio>
      {isChosen && (
        <Disclosure heading={t('checkout.brands')} defaultOpen={hasBrand} className={classes.fold}>
          <div className={classes.brands}>
            <p>{t('checkout.brandsText')}</p>
            {brands.map((brand) => (
              <Radio key={brand.id} value={brand.id} className={classes.brand} description={termsOf(brand)}>
                {t(`methods.${brand.id}`)}
              </Radio>
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  )
}
