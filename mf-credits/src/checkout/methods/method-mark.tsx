import type { PaymentMethodId, PaymentOption } from 'contracts'
import { CreditCard, Landmark, type LucideIcon, Ticket, Wallet } from 'lucide-react'
import classes from './method-mark.module.css'

/** The brands of cards, as they are written on them. */
const BRANDS: Readonly<Partial<Record<PaymentMethodId, string>>> = {
  visa: 'VISA',
  mastercard: 'mastercard',
  maestro: 'maestro',
  dankort: 'Dankort',
  carte_bancaire: 'CB',
  nexi: 'nexi',
}

const icons: Readonly<Record<PaymentOption['family'], LucideIcon>> = {
  card: CreditCard,
  redirect: Landmark,
  wallet: Wallet,
  voucher: Ticket,
  transfer: Landmark,
  debit: Landmark,
}

/** A sign of a way to pay, beside its name: the name of a card's brand in a frame, otherwise a drawing of the kind. */
export function MethodMark({ id, family }: Pick<PaymentOption, 'id' | 'family'>) {
  const brand = BRANDS[id]
  const Icon = icons[family]
  if (brand === undefined) return <Icon aria-hidden="true" className={classes.icon} />
  return (
    <span aria-hidden="true" className={classes.brand} data-brand={id}>
      {brand}
    </span>
  )
}
