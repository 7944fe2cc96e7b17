import {
  type AnswerOf,
  getActivityFigures,
  getBounceFigures,
  getCreditFigures,
  getModerationFigures,
  getReturnFigures,
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
let visited: readonly string[] = []
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

const cohorts = [
  { starts: '2026-06-01', signups: 40, weeks: [30, 10, null] },
  { starts: '2026-06-08', signups: null, weeks: [null, null] },
]

const pages = [{ page: '/landers/:template/:slug?', bounces: 60, quick: 45 }]

function open(search = '', answer = signups) {
  const asked = fakeServer({
    [`GET ${getSignupFigures.path}`]: () => answer,
    [`GET ${getSaleFigures.path}`]: () => ({ periods }),
    [`GET ${getActivityFigures.path}`]: () => activity,
    [`GET ${getCreditFigures.path}`]: () => ({ periods: credits }),
    [`GET ${getReturnFigures.path}`]: () => ({ cohorts }),
    [`GET ${getBounceFigures.path}`]: () => ({ pages }),
    [`GET ${getModerationFigures.path}`]: () => ({ kinds }),
  })
  startStaff(staffWith({ roles: ['marketing'] }))
  const { Page } = staffPage({ roles: ['marketing', 'finance'], Content: Figures })
  ;({ unmount, visited } = renderStaff(<Page />, search))
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
  await expect.poll(() => asked.length).toBe(7)
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

test('weeks of sign-ups have the share that came back, as far as they have gone', async () => {
  open()
  const returns = page.getByRole('region', { name: 'Who comes back' })
  const [first, second] = [
    returns.getByRole('row', { name: /(^|\D)1 Jun|Jun 1\D/ }),
    returns.getByRole('row', { name: /8 Jun|Jun 8/ }),
  ]
  await expect.element(first).toMatchTextContent(/40\s*75%\s*25%\s*–$/)
  await expect.element(second).toMatchTextContent(/fewer than 5\s*–\s*–$/)
  const bounces = page.getByRole('region', { name: 'Left at once' })
  await expect.element(bounces.getByRole('row', { name: /landers/ })).toMatchTextContent(/60\s*75%/)
})

test('sources narrow down the funnel alone, and a press takes one away', async () => {
  const group = { group: 'spring', name: null, ...steps }
  const asked = open('?sub1=spring&sub2=x&group=sub1', { ...signups, groups: [group] })
  const queryOf = (path: string) => asked.findLast((one) => one.path === `GET ${path}`)?.query
  await expect.poll(() => queryOf(getSignupFigures.path)).toMatchObject({ sub1: 'spring', sub2: 'x' })
  expect(queryOf(getSaleFigures.path)).not.toHaveProperty('sub1')
  await page.getByRole('link', { name: 'spring' }).click()
  await page.getByRole('button', { name: 'Remove Sub 2: x' }).click()
  await expect
    .poll(() => visited)
    .toEqual(['/staff?sub1=spring&sub2=x&group=sub1', '/staff?sub1=spring&group=sub1'])
})

test('days without figures say what to do', async () => {
  const none = { ...steps, visitors: 0, signups: 0 }
  open('', { total: none, groups: [], has_hidden: false })
  await expect.element(page.getByRole('heading', { name: 'No figures for these days' })).toBeVisible()
})
