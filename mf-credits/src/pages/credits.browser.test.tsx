import { getBundles, getDiscountCode } from 'contracts'
import { useStore } from 'shared-state/store'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { freeMember, timeBonus } from '../../../shared-state/src/fixture-state.ts'
import { fakeNetwork, on, Refused } from '../fixture-network.ts'
import { discount, offer, premiumMember } from '../fixture-offers.ts'
import { renderInPage } from '../fixture-page.tsx'
import { Page } from './credits.tsx'

let unmount = () => {}
const open = (...scene: Parameters<typeof renderInPage> extends [unknown, ...infer Rest] ? Rest : never) => {
  unmount = renderInPage(<Page />, ...scene).unmount
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const country = page.getByRole('button', { name: /Country/ })
const bundles = () => page.getByRole('radio')
const bundle = (credits: number) => page.getByRole('radio', { name: new RegExp(`(^| )${credits} credits`) })
const get = page.getByRole('link', { name: /^Get \d/ })

test('§1: each bundle says its credits, messages and prices, and the chosen one leads to its checkout', async () => {
  fakeNetwork(on(getBundles, () => offer))
  open()
  await expect.element(bundle(150)).toHaveAccessibleName('150 credits €21.99')
  await expect.element(bundle(150)).toHaveAccessibleDescription('≈ 30 messages · €0.73 per message Save 11%')
  await bundle(150).click({ force: true })
  await expect.element(get).toHaveTextContent('Get 150 credits for €21.99')
  await expect.element(get).toHaveAttribute('href', '/credits/nl-150')
  expect(page.getByText('Most popular').query()).toBeNull()
})

test.each([
  [390, 844],
  [1280, 800],
])(
  'nothing that costs more is selected: the cheapest is, and one button stays in sight at %i × %i',
  async (width, height) => {
    await page.viewport(width, height)
    fakeNetwork(on(getBundles, () => offer))
    open()
    await expect.element(bundle(60)).toBeChecked()
    await expect.element(get).toHaveAttribute('href', '/credits/nl-60')
    expect(get.elements()).toHaveLength(1)
    expect(get.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    bundle(60).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(bundle(150)).toBeChecked()
    await expect.element(get).toHaveAttribute('href', '/credits/nl-150')
  },
)

test('§1: only the selected bundle has a border and a ground of its own; the best value looks like the others', async () => {
  const third = { ...offer.bundles[1]!, id: 'nl-400', credits: 400, is_most_chosen: false }
  fakeNetwork(on(getBundles, () => ({ ...offer, bundles: [...offer.bundles.slice(0, 2), third] })))
  open()
  await expect.element(bundle(60)).toBeChecked()
  const [selected, other, best] = [60, 150, 400].map(lookOf)
  expect(best).toEqual(other)
  expect(selected).not.toEqual(other)
})

function lookOf(credits: number) {
  const card =
    bundle(credits).element().closest('[data-variant] > *') ?? expect.fail('The bundle has no card.')
  const { borderColor, borderWidth, backgroundColor, boxShadow, paddingBlock } = getComputedStyle(card)
  return { borderColor, borderWidth, backgroundColor, boxShadow, paddingBlock }
}

test('the ordinary price stays beside a discounted one, by text as well', async () => {
  const discounted = { ...offer.bundles[0]!, price: 749, is_most_chosen: true }
  fakeNetwork(on(getBundles, () => ({ ...offer, bundles: [discounted] })))
  open()
  await expect.element(bundle(60)).toHaveAccessibleName('Most popular 60 credits Now €7.49 instead of €9.99')
  expect(document.querySelector('s')?.textContent).toBe('€9.99')
  expect(page.getByText(/^Save/).query()).toBeNull()
})

test.each([
  [{ credits: 15, paid_user: false }, 'Your balance: 15 credits for 3 free messages'],
  [{ credits: 4, paid_user: false }, 'Your balance: 4 credits'],
  [{ credits: 15, paid_user: true }, 'Your balance: 15 credits'],
])('§1: with %j, the balance reads “%s”, as the conversation counts', async (user, said) => {
  fakeNetwork(on(getBundles, () => offer))
  open({ user: { ...freeMember, ...user } })
  const words = () =>
    page
      .getByText(/^Your balance:/)
      .element()
      .textContent?.split(/\s+/)
  await expect.poll(() => words()?.join(' ').trim()).toBe(said)
})

test('§4: a free member reads that the first purchase makes premium; a premium member does not', async () => {
  fakeNetwork(on(getBundles, () => offer))
  open()
  const note = page.getByText('Your first purchase makes you a premium member.')
  await expect.element(note).toBeVisible()
  await expect.element(page.getByText('refunded within 14 days', { exact: false })).toBeVisible()
  unmount()
  open({ user: premiumMember })
  await expect.element(page.getByText('165 credits')).toBeVisible()
  expect(note.query()).toBeNull()
})

test('a member who has paid finds the way to the last order and to the payments; another the payments alone', async () => {
  fakeNetwork(on(getBundles, () => offer))
  const again = page.getByRole('link', { name: 'Repeat your last order' })
  const payments = page.getByRole('link', { name: 'Your payments' })
  open({ user: premiumMember })
  await expect.element(again).toHaveAttribute('href', '/credits/repeat-order')
  await expect.element(payments).toHaveAttribute('href', '/transactions')
  unmount()
  open()
  await expect.element(payments).toBeVisible()
  expect(again.query()).toBeNull()
})

test('§3: another payment country has other prices, and is remembered', async () => {
  const sent = fakeNetwork(
    on(getBundles, ({ query }) => (query.country === 'BE' ? { ...offer, country: 'BE' as const } : offer)),
  )
  open()
  await expect.element(country).toHaveTextContent('Netherlands')
  country.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('option', { name: 'Belgium' })).toBeVisible()
  await userEvent.keyboard('b{Enter}')
  await expect.poll(() => sent.map(({ query }) => query)).toEqual([{}, { country: 'BE' }])
  expect(useStore.getState().payment.country).toBe('BE')
  expect(localStorage.getItem('payment')).toBe('BE -')
})

test('a failed load says so and can be tried again', async () => {
  let fails = true
  fakeNetwork(on(getBundles, () => (fails ? new Refused('forbidden', 403) : offer)))
  open()
  await expect.element(page.getByRole('alert')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => bundles().elements().length).toBe(4)
})

test('where nothing is for sale the page says so; where nothing can be paid the prices lead nowhere', async () => {
  fakeNetwork(on(getBundles, () => ({ ...offer, bundles: [] })))
  open()
  await expect.element(page.getByRole('heading', { name: 'Nothing for sale here right now' })).toBeVisible()
  unmount()
  fakeNetwork(on(getBundles, () => ({ ...offer, is_for_sale: false })))
  open()
  await expect.element(page.getByText('These are the usual prices', { exact: false })).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(4)
  expect(get.query()).toBeNull()
})

const discounted = {
  ...offer,
  discount,
  bundles: offer.bundles.map((bundle) => ({ ...bundle, price: Math.round(bundle.price * 0.8) })),
}

test('§7: a code in the address counts, is named with its end, and goes on to the checkout', async () => {
  const sent = fakeNetwork(on(getBundles, () => discounted))
  open({ search: '?code=summer20' })
  const banner = page.getByRole('region', { name: 'Discount code SUMMER20' })
  await expect.element(banner.getByText(/20% off your next purchase/)).toBeVisible()
  await expect.element(banner.getByText(/Until \w+ \d+, \d{4}/)).toBeVisible()
  expect(sent[0]!.query).toEqual({ code: 'SUMMER20' })
  await expect.element(get).toHaveAttribute('href', '/credits/nl-60?code=SUMMER20')
})

test('a code that is worse than the discount of the member leaves the prices', async () => {
  const better = offer.bundles.map((bundle) => ({ ...bundle, price: Math.round(bundle.price * 0.75) }))
  const bonus = { ...offer, discount: timeBonus, bundles: better }
  const sent = fakeNetwork(on(getBundles, () => bonus))
  open({ search: '?code=SUMMER20' })
  await expect.element(page.getByText('Your New-member discount is already better.')).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect.element(page.getByRole('region', { name: 'New-member discount' })).toBeVisible()
  await expect.element(get).toHaveAttribute('href', '/credits/nl-60')
})

test('§5: a refused code is said, above the prices without it', async () => {
  fakeNetwork(on(getBundles, ({ query }) => (query.code ? new Refused('discount_code_used') : offer)))
  open({ search: '?code=SUMMER20' })
  await expect
    .element(page.getByText('Discount code already used. These are the prices without it.'))
    .toBeVisible()
  await expect.element(get).toHaveAttribute('href', '/credits/nl-60')
})

test('§2: the welcome discount has a banner; §8: if it fails to load, nobody hears of it', async () => {
  const sent = fakeNetwork(
    on(getBundles, () => offer),
    on(getDiscountCode, () => ({ discountcode: { ...discount, code: 'WELCOME20' } })),
  )
  open()
  const banner = page.getByRole('region', { name: 'Welcome discount' })
  await expect.element(banner.getByText(/20% off your first purchase/)).toBeVisible()
  await expect.element(banner.getByText(/Enter the code WELCOME20 at the checkout\./)).toBeVisible()
  expect(sent.find(({ path }) => path === getDiscountCode.path)?.query).toEqual({ welcome: 'true' })
  unmount()
  fakeNetwork(
    on(getBundles, () => offer),
    on(getDiscountCode, () => new Refused('forbidden', 403)),
  )
  open()
  await expect.element(bundles().first()).toBeInTheDocument()
  expect(page.getByRole('alert').query()).toBeNull()
  expect(banner.query()).toBeNull()
})

test('§4: the time bonus comes before the welcome code, which is not even loaded', async () => {
  const sent = fakeNetwork(on(getBundles, () => ({ ...discounted, discount: timeBonus })))
  open({ user: { ...freeMember, time_bonus: timeBonus } })
  const banner = page.getByRole('region', { name: 'New-member discount' })
  await expect.element(banner.getByText(/25% off your first purchase/)).toBeVisible()
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^0[34]:\d\d:\d\d$/)
  expect(sent.map(({ path }) => path)).not.toContain(getDiscountCode.path)
})

test('§4: a discount on an order under way is named as such', async () => {
  fakeNetwork(on(getBundles, () => ({ ...offer, held_discount: { code: 'TIMEBONUS25', order: 'o1' } })))
  open()
  await expect.element(page.getByText('Your discount is on your pending order.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See that payment' }))
    .toHaveAttribute('href', '/transactions/o1')
})
