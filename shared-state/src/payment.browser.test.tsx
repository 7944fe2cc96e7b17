import type { Settings } from 'contracts'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestState } from './fixture-state.ts'
import {
  choosePaymentCountry,
  rememberPaymentMethod,
  useLastPaymentMethod,
  usePaymentCountry,
} from './payment.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
})

function Payment() {
  return <p>{[usePaymentCountry() ?? 'own country', useLastPaymentMethod() ?? 'no method'].join(', ')}</p>
}

test('a page from the server knows nothing of what this browser remembers, and hydrates without a mismatch', async () => {
  startTestState({ settings: { countries: ['NL', 'FI'] } as unknown as Settings })
  choosePaymentCountry('FI')
  rememberPaymentMethod('paypal')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Payment />)
  expect(place.textContent).toBe('own country, no method')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = await act(() => hydrateRoot(place, <Payment />, { onRecoverableError }))
  expect(place.textContent).toBe('FI, paypal')
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
})
