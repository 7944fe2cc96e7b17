import type { Country, PaymentMethodId } from 'contracts'
import { useIsFirstView } from './first-view/first-view.ts'
import { currentSettings, useSettings } from './session/session.ts'
import { useStore } from './state/store.ts'

/** §3: the payment country that was chosen in this browser; null is the user's own, from the server. */
export function usePaymentCountry(): Country | null {
  const { countries } = useSettings()
  const isFirstView = useIsFirstView()
  const country = useStore(({ payment }) => payment.country)
  return !isFirstView && country && countries.includes(country) ? country : null
}

export function currentPaymentCountry(): Country | null {
  const { country } = useStore.getState().payment
  return country && currentSettings().countries.includes(country) ? country : null
}

/** Prices, ways to pay and the currency follow it. */
export function choosePaymentCountry(country: Country) {
  useStore.getState().choosePayment({ country })
}

/** The way to pay that was used last in this browser, of which the first view knows nothing. */
export function useLastPaymentMethod(): PaymentMethodId | null {
  const isFirstView = useIsFirstView()
  const method = useStore(({ payment }) => payment.method)
  return isFirstView ? null : method
}

export function rememberPaymentMethod(method: PaymentMethodId) {
  useStore.getState().choosePayment({ method })
}
