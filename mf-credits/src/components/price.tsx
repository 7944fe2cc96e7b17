import type { Currency } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Spoken } from 'shared-ui/spoken'
import { useWords } from '../use-words.ts'

interface PriceProps {
  readonly price: number
  readonly ordinaryPrice: number
  readonly currency: Currency
  readonly className?: string | undefined
}

/** A price; with a discount, the ordinary one stays visible beside it. */
export function Price({ price, ordinaryPrice, currency, className }: PriceProps) {
  const t = useWords()
  const format = useFormat()
  if (price >= ordinaryPrice) return <span className={className}>{format.price(price, currency)}</span>
  return (
    <span className={className}>
      <Spoken>{t('price.now')} </Spoken>
      {format.price(price, currency)} <Spoken>{t('price.ordinary')} </Spoken>
      <s>{format.price(ordinaryPrice, currency)}</s>
    </span>
  )
}
