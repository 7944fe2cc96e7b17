import type { SavedMethod as Answer, PaymentOption } from 'contracts'
import { paymentMethodOf } from '../../../payments/methods/payment-method-of.ts'
import type { SavedMethod } from '../../../payments/port.ts'

/** The methods that a member saved, with the option of this purchase that each of them is. Latest first. */
export function savedMethodAnswers(
  saved: readonly SavedMethod[],
  options: readonly PaymentOption[],
): Answer[] {
  return saved.toSorted(byLastUse).flatMap((method) => {
    const option = optionOf(method, options)
    const { id, lastDigits = null, expiry = null } = method
    return option ? [{ id, option, last_digits: lastDigits, expiry }] : []
  })
}

/** A card whose brand is not offered in the country is a credit card there. */
function optionOf(method: SavedMethod, options: readonly PaymentOption[]): PaymentOption | undefined {
  const find = (id: string | undefined) => options.find((option) => option.id === id)
  const own = paymentMethodOf(method)
  const option = find(own) ?? (method.category === 'card' ? find('credit_card') : undefined)
  return option?.family === 'debit' ? undefined : option
}

function byLastUse(one: SavedMethod, other: SavedMethod): number {
  return timeOf(other) - timeOf(one)
}

function timeOf({ savedAt, lastUsedAt }: SavedMethod): number {
  return (lastUsedAt ?? savedAt)?.getTime() ?? 0
}
