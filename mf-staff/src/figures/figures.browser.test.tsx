import {
  type AnswerOf,
  getActivityFigures,
  getCreditFigures,
  getModerationFigures,
  getSaleFigures,
  getSignupFigures,
} from 'contracts'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderStaff } from '../fixture-page.tsx'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { staffPage } from '../staff-page.tsx'
import { Figures } from './figures.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const steps = {
  visitors: 400,
  signups: 120,
  confirmed: 90,
  liked: 80,
  matched: 40,
  wrote: 30,
  bought: 12,
  bought_again: null,
}

const signups: AnswerOf<typeof getSignupFigures> = {
  total: steps,
  groups: [
    { group: 'NL', name: null, ...steps, visitors: null },
    { group: '', name: null, ...steps, visitors: null, signups: 9 },
  ],
  has_hidden: true,
}

const week = { currency: 'EUR', orders: 20, paid: 40_000, refunded: 500, charged_back: 0 }
const periods = [
  { starts: '2026-06-01', ...week },
  { starts: '2026-06-08', ...week, orders: null, paid: null },
]

const activity: AnswerOf<typeof getActivityFigures> = {
  periods: [{ starts: '2026-06-01', messages: 300, likes: 80, matches: 20 }],
  genders: [
    { gender: 'male', messages: 200, started: 40, answered: 10 },
    { gender: null, messages: null, started: null, answered: null },
  ],
}

const credits = [
  { starts: '2026-06-01', sold: 900, given: 50, spent: null, returned: 0, outstanding: 12_000 },
]

const kinds: AnswerOf<typeof getModerationFigures>['kinds'] = [
  { kind: 'photo', decided: 50, late: 3, median_minutes: 4, most_minutes: 9, again: 20, agreed: 19 },
]

function open(search = '', answer = signups) {
  const asked = fakeServer({
    [`GET ${getSignupFigures.path}`]: () => answer,
    [`GET ${getSaleFigures.path}`]: () => ({ periods }),
    [`GET ${getActivityFigures.path}`]: () => activity,
    [`GET ${getCreditFigures.path}`]: () => ({ periods: credits }),
    [`GET ${getModerationFigures.path}`]: () => ({ kinds }),
  })
  startStaff(staffWith({ roles: ['marketing'] }))
  const { Page } = staffPage({ roles: ['marketing', 'finance'], Content: Figures })
  unmount = renderStaff(<Page />, search).unmount
  return asked
}

test('the funnel shows each step with its share of the sign-ups, and hides what is about too few', async () => {
  open()
  const region = page.getByRole('region', { name: 'From the first visit to the second purchase' })
  await expect.element(region.getByRole('row', { name: /First purchase/ })).toMatchTextContent(/12\s*10%/)
  await expect
    .element(region.getByRole('row', { name: /Second purchase/ }))
    .toMatchTextContent(/fewer than 5/)
  await expect.element(page.getByText(/so many have bought credits: 12/)).toBeVisible()
})

test('revenue is a chart with a sentence, and a table', async () => {
  open()
  await expect.element(page.getByRole('img', { name: /Paid: €400.00\. Refunded: €10.00/ })).toBeVisible()
  await page.getByText('As a table').first().click()
  const table = page.getByRole('region', { name: 'Revenue in EUR' })
  await expect.element(table.getByRole('row', { name: /Jun 8|8 Jun/ })).toMatchTextContent(/fewer than 5/)
})

test('the address says what is asked for', async () => {
  const asked = open('?from=2026-06-01&until=2026-06-30&by=day&country=NL&group=language')
  await expect.poll(() => asked.length).toBe(5)
  const days = { from: '2026-06-01', until: '2026-06-30', country: 'NL' }
  const queryOf = (path: string) => asked.find((one) => one.path === `GET ${path}`)?.query
  expect(queryOf(getSignupFigures.path)).toEqual({ ...days, by: 'language' })
  expect(queryOf(getSaleFigures.path)).toEqual({ ...days, by: 'day' })
  expect(queryOf(getModerationFigures.path)).toEqual({ from: days.from, until: days.until })
  await expect.element(page.getByRole('button', { name: /Country/ })).toMatchTextContent(/Netherlands/)
})

test('answers, credits and decisions have their tables', async () => {
  open()
  const answers = page.getByRole('region', { name: 'Who is answered' })
  await expect.element(answers.getByRole('row', { name: /^Men/ })).toMatchTextContent(/25%/)
  await expect.element(answers.getByRole('row', { name: /^Not known/ })).toMatchTextContent(/fewer than 5/)
  await expect.element(page.getByRole('img', { name: 'Members have 12,000 credits left.' })).toBeVisible()
  const decisions = page.getByRole('region', { name: 'Decisions' })
  await expect.element(decisions.getByRole('row', { name: /^Photos/ })).toMatchTextContent(/95%/)
})

test('days without figures say what to do', async () => {
  const none = { ...steps, visitors: 0, signups: 0 }
  open('', { total: none, groups: [], has_hidden: false })
  await expect.element(page.getByRole('heading', { name: 'No figures for these days' })).toBeVisible()
})
