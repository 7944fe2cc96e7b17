import type { Currency, Spending } from 'contracts'
import { countsAtOnce } from './counts-at-once.ts'

interface Typed {
  /** Undefined until it is an amount. */
  readonly amount: number | undefined
  readonly currency: Currency
}

/** From when a limit would count that is being typed, or the rule while that is unknown. */
export function limitEffect(present: Spending['limit'], { amount, currency }: Typed) {
  if (amount === undefined) return 'rule'
  if (countsAtOnce(present, { amount, currency })) return 'atOnce'
  return currency === present?.currency ? 'later' : 'laterCurrency'
}
