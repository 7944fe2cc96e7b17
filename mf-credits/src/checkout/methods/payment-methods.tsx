import type { Currency, PaymentMethodId, PaymentOption } from 'contracts'
import { useId } from 'react'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { useWords } from '../../use-words.ts'
import { CardFamily } from './card-family.tsx'
import { type MethodGroup, methodGroups } from './method-groups.ts'
import { MethodMark } from './method-mark.tsx'
import classes from './payment-methods.module.css'
import { useMethodTerms } from './use-method-terms.ts'

interface PaymentMethodsProps {
  readonly methods: readonly PaymentOption[]
  readonly currency: Currency
  /** Null if the member can pay in none of these ways at present. */
  readonly value: PaymentMethodId | null
  readonly onChange: (method: PaymentMethodId) => void
}

/** The ways to pay, each with its fee. */
export function PaymentMethods({ methods, currency, value, onChange }: PaymentMethodsProps) {
  const t = useWords()
  const termsOf = useMethodTerms(methods, currency)
  return (
    <RadioGroup<PaymentMethodId> label={t('checkout.methods')} variant="card" {...{ value, onChange }}>
      {methodGroups(methods).map(([group, ways]) => (
        <Group key={group} {...{ group, ways, value, termsOf }} />
      ))}
    </RadioGroup>
  )
}

interface GroupProps {
  readonly group: MethodGroup
  readonly ways: readonly PaymentOption[]
  readonly value: PaymentMethodId | null
  readonly termsOf: ReturnType<typeof useMethodTerms>
}

function Group({ group, ways, value, termsOf }: GroupProps) {
  const t = useWords()
  const heading = useId()
  const anyCard = ways.find(({ id }) => id === 'credit_card')
  const others = ways.filter((way) => way !== anyCard)
  return (
    <div role="group" aria-labelledby={heading} className={classes.group}>
      <p id={heading} className={classes.heading}>
        {t(`checkout.groups.${group}`)}
      </p>
      {anyCard && others.length > 0 ? (
        <CardFamily any={anyCard} brands={others} {...{ value, termsOf }} />
      ) : (
        ways.map((way) => (
          <Radio
            key={way.id}
            value={way.id}
            isDisabled={way.refusal !== null}
            icon={<MethodMark {...way} />}
            description={way.refusal ? t(`problems.${way.refusal}`) : termsOf(way)}
          >
            {t(`methods.${way.id}`)}
          </Radio>
        ))
      )}
    </div>
  )
}
