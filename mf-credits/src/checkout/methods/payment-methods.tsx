import type { Currency, PaymentMethodId, PaymentOption } from 'contracts'
import { useId } from 'react'
import { useFormat } from 'shared-state/format'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { useWords } from '../../use-words.ts'
import { type MethodGroup, methodGroups } from './method-groups.ts'
import { MethodLogo } from './method-logo.tsx'
import classes from './payment-methods.module.css'

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
  return (
    <RadioGroup<PaymentMethodId> label={t('checkout.methods')} variant="card" {...{ value, onChange }}>
      {methodGroups(methods).map(([group, ways]) => (
        <Group key={group} {...{ group, ways, currency }} />
      ))}
    </RadioGroup>
  )
}

interface GroupProps {
  readonly group: MethodGroup
  readonly ways: readonly PaymentOption[]
  readonly currency: Currency
}

function Group({ group, ways, currency }: GroupProps) {
  const t = useWords()
  const { price } = useFormat()
  const heading = useId()
  return (
    <div role="group" aria-labelledby={heading} className={classes['group']}>
      <p id={heading} className={classes['heading']}>
        {t(`checkout.groups.${group}`)}
      </p>
      {ways.map(({ id, fee, refusal }) => (
        <Radio
          key={id}
          value={id}
          isDisabled={refusal !== null}
          icon={<MethodLogo method={id} />}
          description={
            refusal
              ? t(`problems.${refusal}`)
              : fee > 0
                ? t('checkout.plusFee', { fee: price(fee, currency) })
                : undefined
          }
        >
          {t(`methods.${id}`)}
        </Radio>
      ))}
    </div>
  )
}
