import type { Currency } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { MethodMark } from '../checkout/methods/method-mark.tsx'
import { useWords } from '../use-words.ts'
import { canUse, type RepeatWay } from './repeat-ways.ts'
import { useMethodName } from './use-method-name.ts'

interface WaysToPayProps {
  readonly ways: readonly RepeatWay[]
  readonly currency: Currency
  readonly value: string | null
  readonly onChange: (key: string) => void
}

/** The saved ways to pay, and the payment page. */
export function WaysToPay({ ways, currency, value, onChange }: WaysToPayProps) {
  const t = useWords()
  const nameOf = useMethodName()
  const termsOf = useTerms(currency)
  return (
    <RadioGroup label={t('checkout.methods')} variant="card" value={value} onChange={onChange}>
      {ways.map((way) => (
        <Radio
          key={way.key}
          value={way.key}
          isDisabled={!canUse(way)}
          icon={<MethodMark {...way.option} />}
          description={termsOf(way)}
        >
          {way.saved ? nameOf(way.saved) : t(`methods.${way.option.id}`)}
        </Radio>
      ))}
    </RadioGroup>
  )
}

/** §8: why a way cannot be used; otherwise until when, where, and with which fee. */
function useTerms(currency: Currency) {
  const t = useWords()
  const { price } = useFormat()
  return ({ option, saved, isExpired }: RepeatWay): string => {
    if (option.refusal) return t(`problems.${option.refusal}`)
    const expiry = saved?.expiry
    const until = expiry && `${String(expiry.month).padStart(2, '0')}/${expiry.year}`
    if (isExpired) return t('repeatOrder.expired', { date: until ?? '' })
    return [
      saved ? until && t('repeatOrder.until', { date: until }) : t('repeatOrder.onPage'),
      option.fee > 0 && t('checkout.plusFee', { fee: price(option.fee, currency) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
