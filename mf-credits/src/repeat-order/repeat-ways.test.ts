import { expect, test } from 'vitest'
import { methods, repeatOffer, savedCard } from '../fixture-offers.ts'
import { repeatWays, selectedWay } from './repeat-ways.ts'

const now = new Date(2030, 11, 31)
const paypal = methods.methods.find(({ id }) => id === 'paypal')!
const keysOf = (offer: typeof repeatOffer) => repeatWays(offer, now).map(({ key }) => key)

test('§2: saved ways come before the payment page', () => {
  expect(keysOf({ ...repeatOffer, saved: [savedCard], method: paypal })).toEqual(['pm_card', 'page'])
  expect(keysOf({ ...repeatOffer, saved: [], method: null })).toEqual([])
})

test('a card counts until its month ends, and an expired one is never selected', () => {
  const offer = { ...repeatOffer, saved: [savedCard], method: paypal }
  expect(selectedWay(repeatWays(offer, now), [])?.key).toBe('pm_card')
  expect(selectedWay(repeatWays(offer, new Date(2031, 0, 1)), ['pm_card'])?.key).toBe('page')
})

test('§8: a refused way is not selected, a wished one is', () => {
  const refused = {
    ...savedCard,
    id: 'pm_debit',
    option: { ...savedCard.option, refusal: 'direct_debit_limit' as const },
  }
  const ways = repeatWays({ ...repeatOffer, saved: [refused, savedCard], method: paypal }, now)
  expect(selectedWay(ways, [null])?.key).toBe('pm_card')
  expect(selectedWay(ways, [null, 'page'])?.key).toBe('page')
})
