import { type AnswerOf, getBundles, searchMembers } from 'contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { freeMember, timeBonus } from '../../../shared-state/src/fixture-state.ts'
import { fakeNetwork, on } from '../fixture-network.ts'
import { discount, offer, premiumMember } from '../fixture-offers.ts'
import { renderInPage } from '../fixture-page.tsx'
import { Page as Premium } from './premium.tsx'
import { Page as Pricing } from './pricing.tsx'

const image = {
  filename: 'full.webp',
  width: 640,
  height: 800,
  thumb_filename: 'thumb.webp',
  card: 'card.webp',
  match: 'match.webp',
  thumbhash: '',
  status: 'active',
} as const
const face = {
  name: 'Bea',
  main_image: image,
  country: 'FI',
  region: null,
  last_active: null,
  is_new: false,
  photo_count: 1,
  liked: false,
} as const
const found: AnswerOf<typeof searchMembers> = {
  profiles: [
    { ...face, id: 'a' },
    { ...face, id: 'b' },
    { ...face, id: 'c', main_image: null },
  ],
  numResults: 3,
  is_capped: false,
  page: 1,
  pages: 1,
  at: '',
  searched: { gender: null, country: 'FI', countryregion: null, min_age: null, max_age: null },
  loosen: [],
}

let unmount = () => {}
const open = (...input: Parameters<typeof renderInPage>) => {
  fakeNetwork(
    on(getBundles, () => offer),
    on(searchMembers, () => found),
  )
  unmount = renderInPage(...input).unmount
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('§1: premium lists what it unlocks, with the bundles that include it', async () => {
  open(<Premium />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Get premium' })).toBeVisible()
  await expect.element(page.getByText('Show up to 25 photos instead of 3.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Get 60 credits for €9.99' })).toBeVisible()
  expect(page.getByText('higher chance', { exact: false }).query()).toBeNull()
})

test('§1: what premium opens comes first, with faces, and a phone shows the bundles and the button below', async () => {
  await page.viewport(390, 844)
  open(<Premium />)
  const opens = page.getByText('Everyone’s photos')
  await expect.element(opens).toBeVisible()
  await expect.poll(() => document.querySelectorAll('li img').length).toBe(2)
  const best = page.getByRole('radio', { name: /150 credits/ }).element()
  expect(opens.element().compareDocumentPosition(best)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(best.getBoundingClientRect().bottom).toBeLessThan(700)
  const button = page.getByRole('link', { name: /^Get 60/ }).element()
  expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
})

test('§2: one clock a screen: the time bonus, whose banner stands above the members area, has no second one', async () => {
  const user = { ...freeMember, time_bonus: timeBonus }
  const read = on(getBundles, () => ({ ...offer, discount: timeBonus }))
  open(<Premium />, { user, path: '/premium' })
  fakeNetwork(read)
  await expect.element(page.getByRole('radio').first()).toBeInTheDocument()
  expect(page.getByRole('timer').query()).toBeNull()
  unmount()
  open(<Pricing />, { user, path: '/pricing' })
  fakeNetwork(read)
  await expect.element(page.getByRole('timer')).toBeVisible()
})

test('another discount than the time bonus shows above the bundles of premium', async () => {
  open(<Premium />, { user: { ...freeMember, time_bonus: null }, path: '/premium' })
  fakeNetwork(on(getBundles, () => ({ ...offer, discount: { ...discount, code: 'WELCOME20' } })))
  await expect.element(page.getByRole('region', { name: 'Welcome discount' })).toBeVisible()
})

test('§1: the chance of a match is stated only with the brand’s own figure', async () => {
  open(<Premium />, { user: premiumMember, settings: { premium_match_uplift: 46 } })
  await expect.element(page.getByText('Premium members have a 46% higher chance of a match.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'You’re a premium member' })).toBeVisible()
  await expect.element(page.getByText('You have everything premium offers.')).toBeVisible()
})

test('§2: a visitor sees the real prices, and signs up to buy', async () => {
  open(<Pricing />, { user: null })
  await expect.element(page.getByRole('article', { name: '150 credits' })).toBeVisible()
  expect(page.getByRole('radio').query()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Sign up for free' })).toBeVisible()
  const uses = page
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent)
  expect(uses).toContain('A photo in a conversation')
})

test('§6, §9: the prices name the limits of a new member, by the constants and the brand’s settings', async () => {
  open(<Pricing />, { user: null, settings: { signup_credits: 15, message_credits: 5 } })
  await expect.element(page.getByRole('heading', { name: 'What you get for free' })).toBeVisible()
  const limits = Object.fromEntries(
    page
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
  expect(limits).toMatchObject({
    'A message or a reply': '5 credits',
    'Messages, replies included': '3 in all, once per person',
    'Conversations you start': '2, unlimited with premium',
    'Likes in the swipe game': '4 a day, unlimited with premium',
    'Chat history': 'The last 30 days, all of it with premium',
  })
})

test('§2: a member goes from the prices to the checkout', async () => {
  open(<Pricing />)
  await expect
    .element(page.getByRole('link', { name: 'Get 60 credits for €9.99' }))
    .toHaveAttribute('href', '/credits/nl-60')
})
