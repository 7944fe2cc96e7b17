import { pricedReads } from 'contracts'
import { queryClient } from 'shared-state/query'

/** The prices on screen are old: a discount has ended, or the server has refused them. */
export function refetchPrices() {
  for (const path of pricedReads) void queryClient.invalidateQueries({ queryKey: [path] })
}

/** An order was made: the next page asks again, since discounts and the monthly limit may have changed. */
export function outdatePrices() {
  for (const path of pricedReads) {
    void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })
  }
}
