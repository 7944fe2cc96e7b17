import { type Country, isCountry, type PaymentMethodId, paymentMethods } from 'contracts'
import type { StateCreator } from 'zustand'
import { readStored, writeStored } from './browser-storage.ts'

/** How someone pays in this browser. */
export interface PaymentChoice {
  /** §3: the payment country, if it is not the user's own. */
  readonly country: Country | null
  /** The way to pay that was used last. */
  readonly method: PaymentMethodId | null
}

export interface PaymentSlice {
  /** Stored in this browser until the member logs out. */
  readonly payment: PaymentChoice
  readonly choosePayment: (change: Partial<PaymentChoice>) => void
}

export const noPayment: PaymentChoice = { country: null, method: null }

const KEY = 'payment'

export function readPayment(): PaymentChoice {
  const [country, method] = (readStored(KEY) ?? '').split(' ')
  return {
    country: isCountry(country) ? country : null,
    method: paymentMethods.find((known) => known === method) ?? null,
  }
}

export const paymentSlice: StateCreator<PaymentSlice, [], [], Omit<PaymentSlice, 'payment'>> = (
  set,
  get,
) => ({
  choosePayment(change) {
    const payment = { ...get().payment, ...change }
    const { country, method } = payment
    writeStored(KEY, country || method ? `${country ?? '-'} ${method ?? '-'}` : null)
    set({ payment })
  },
})
