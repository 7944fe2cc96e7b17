import type { PaymentOption } from 'contracts'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The ways to pay that this browser can: Apple Pay is only in some, which the server doesn't know. */
export function usePayableMethods(methods: readonly PaymentOption[]): readonly PaymentOption[] {
  const hasApplePay = useSyncExternalStore(never, canUseApplePay, () => false)
  return hasApplePay ? methods : methods.filter(({ id }) => id !== 'apple_pay')
}

declare global {
  /** Only in Safari and the browsers of Apple's devices. */
  var ApplePaySession: { canMakePayments(): boolean } | undefined
}

function canUseApplePay(): boolean {
  try {
    return globalThis.ApplePaySession?.canMakePayments() ?? false
  } catch {
    // It throws on a page without HTTPS.
    return false
  }
}
