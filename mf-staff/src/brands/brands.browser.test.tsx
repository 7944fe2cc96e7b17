import {
  type AnswerOf,
  type BrandDocument,
  createStaffBrand,
  getStaffBrand,
  getStaffBrandHistory,
  listStaffBrands,
  previewStaffBrand,
  publishStaffBrand,
  restoreStaffBrand,
  saveStaffBrand,
} from 'contracts'
import type { ComponentType } from 'react'
import { queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Asked, fakeServer, renderStaff } from '../fixture-page.tsx'
import { staffWith, startStaff } from '../fixture-staff.ts'
import { staffPage } from '../staff-page.tsx'
import { Brands } from './brands.tsx'
import { BrandPage } from './editor/brand-page.tsx'
import { amberly } from './fixture-brand.ts'

let unmount = () => {}
afterEach(() => {
  unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

type Brand = AnswerOf<typeof getStaffBrand>

const live: Brand = { is_open: true, live: amberly, draft: null, problems: [] }
const drafted = (changes: Partial<BrandDocument>, more: Partial<Brand> = {}): Brand => ({
  ...live,
  draft: { changes, author: 'Ann', made_at: '2026-11-01T08:00:00.000Z' },
  ...more,
})

function open(
  Content: ComponentType,
  brand: Brand,
  { search = '', answers = {} }: { search?: string; answers?: Parameters<typeof fakeServer>[0] } = {},
) {
  const asked = fakeServer({ [`GET ${getStaffBrand.path}`]: () => brand, ...answers })
  startStaff(staffWith())
  const { Page } = staffPage({ roles: [], Content })
  unmount = renderStaff(<Page />, search).unmount
  return asked
}

const sent = (asked: readonly Asked[], { method, path }: typeof saveStaffBrand | typeof publishStaffBrand) =>
  asked.filter((one) => one.path === `${method} ${path}`)

test('the list says how far each brand is published', async () => {
  open(Brands, live, {
    answers: {
      [`GET ${listStaffBrands.path}`]: () => ({
        brands: [
          { id: 'amberly', name: 'Amberly', domain: 'localhost', state: 'changed', published_at: null },
        ],
      }),
    },
  })
  const row = page.getByRole('row', { name: /Amberly/ })
  await expect.element(row.getByText('Live, with a draft')).toBeVisible()
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/staff/brand')
})

test('a new brand needs a host, without what stands around it in an address', async () => {
  const asked = open(Brands, live, {
    answers: {
      [`GET ${listStaffBrands.path}`]: () => ({ brands: [] }),
      [`POST ${createStaffBrand.path}`]: () => ({ id: 'nova' }),
    },
  })
  await page.getByRole('button', { name: 'New brand' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nova')
  await dialog.getByRole('textbox', { name: 'Host' }).fill('https://nova.example')
  await dialog.getByRole('button', { name: 'Make the brand' }).click()
  await expect.element(dialog.getByText(/^Enter a host such as/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Host' }).fill('Nova.example')
  await dialog.getByRole('button', { name: 'Make the brand' }).click()
  await expect
    .poll(() => asked.find(({ path }) => path === `POST ${createStaffBrand.path}`)?.body)
    .toEqual({
      name: 'Nova',
      domain: 'nova.example',
      company_name: amberly.company_name,
      country: 'GB',
      domain_language: 'en',
      niche: 1,
    })
})

test('a form saves only what was changed, and refuses what the brand cannot have', async () => {
  const asked = open(BrandPage, live, { search: '?part=money' })
  const days = page.getByRole('spinbutton', { name: 'Days for a refund' })
  await days.fill('1.5')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect.element(page.getByText('This doesn’t fit here')).toBeVisible()
  await days.fill('30')
  await page.getByRole('textbox', { name: 'Netherlands (EUR)' }).fill('0,65')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect.poll(() => sent(asked, saveStaffBrand)).toHaveLength(1)
  expect(sent(asked, saveStaffBrand)[0]?.body).toEqual({
    changes: {
      refund_days: 30,
      minimum_message_costs: {
        ...amberly.minimum_message_costs,
        NL: { costs: 0.65, currency: 'EUR' },
      },
    },
  })
})

test('values of several parts are saved as one, in the units of the server', async () => {
  const asked = open(BrandPage, live, { search: '?part=prices' })
  await page.getByRole('textbox', { name: 'Netherlands: 60 (EUR)' }).fill('10,99')
  const fees = page.getByRole('group', { name: 'Payment fees (%)' })
  await fees.getByRole('textbox', { name: 'PayPal' }).fill('2.5')
  const debit = page.getByRole('group', { name: 'Direct debit' })
  await debit.getByRole('textbox', { name: 'Creditor identifier' }).fill('nl00 ZZZ 0000 0000 0000')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect.element(debit.getByText('This doesn’t fit here')).toBeVisible()
  await debit.getByRole('textbox', { name: 'Most in a day (EUR)' }).fill('100')
  await debit.getByRole('textbox', { name: 'Most in a month (EUR)' }).fill('300')
  await page.getByRole('spinbutton', { name: 'Bundle marked as most chosen' }).fill('')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect.poll(() => sent(asked, saveStaffBrand)).toHaveLength(1)
  expect(sent(asked, saveStaffBrand)[0]?.body).toEqual({
    changes: {
      bundle_prices: { ...amberly.bundle_prices, 'nl-60': 1_099 },
      payment_fees: { paypal: 2.5, paysafecard: 5 },
      direct_debit: { creditor_id: 'NL00ZZZ000000000000', limit_per_day: 10_000, limit_per_month: 30_000 },
      most_chosen_bundle: null,
    },
  })
})

test('lines in a language and the choice of a day are saved; a draft tells them in words', async () => {
  const asked = open(BrandPage, drafted({ weekly_deal: { weekday: 3, percentage: 20 } }), {
    search: '?part=chat',
  })
  await expect
    .element(page.getByRole('row', { name: /^Weekly deal/ }))
    .toHaveTextContent('Weekly deal–Wednesday, 20%')
  await page.getByRole('textbox', { name: 'Nederlands' }).fill(' Hoi \n\nHallo')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect.poll(() => sent(asked, saveStaffBrand)).toHaveLength(1)
  expect(sent(asked, saveStaffBrand)[0]?.body).toEqual({
    changes: { icebreakers: { nl: ['Hoi', 'Hallo'] } },
  })
})

test('the list is searched and narrowed by the server, and says if no brand fits', async () => {
  const asked = open(Brands, live, {
    answers: { [`GET ${listStaffBrands.path}`]: () => ({ brands: [] }) },
    search: '?state=new&find=+nova',
  })
  await expect.element(page.getByText('No brand fits')).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: 'Name or host' })).toHaveValue('nova')
  expect(asked.find(({ path }) => path === `GET ${listStaffBrands.path}`)?.query).toEqual({
    state: 'new',
    text: 'nova',
  })
})

test('a host that another brand has got meanwhile is said, and the page looks again', async () => {
  const asked = open(BrandPage, drafted({ domain: 'she.localhost' }), {
    answers: { [`POST ${publishStaffBrand.path}`]: () => ({ refusal: 'invalid_input' }) },
  })
  await page.getByRole('button', { name: 'Publish' }).click()
  const looks = () => asked.filter(({ path }) => path === `GET ${getStaffBrand.path}`).length
  const before = looks()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect.element(page.getByRole('dialog').getByText('Not ready to publish')).toBeVisible()
  await expect.poll(looks).toBeGreaterThan(before)
})

test('a draft shows before and after, and its problems keep it from being published', async () => {
  open(
    BrandPage,
    drafted(
      { domain: 'she.localhost', countries: ['NL', 'GB'] },
      { problems: [{ field: 'domain', kind: 'host_taken', names: ['she.localhost'] }] },
    ),
  )
  const row = page.getByRole('row', { name: /^Host/ })
  await expect.element(row).toHaveTextContent('Hostlocalhostshe.localhost')
  await expect.element(page.getByText('Host: another brand has this host.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
})

test('a preview opens at the brand’s host, in another tab', async () => {
  const replace = vi.fn<(url: string) => void>()
  vi.stubGlobal('open', () => ({ location: { replace } }))
  const address = 'http://nova.localhost/brand-preview?token=t'
  open(BrandPage, drafted({ refund_days: 30 }), {
    answers: { [`POST ${previewStaffBrand.path}`]: () => ({ address }) },
  })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.poll(() => replace.mock.calls).toEqual([[address]])
})

test('what is published is the draft that was shown, with a note', async () => {
  const asked = open(BrandPage, drafted({ refund_days: 30 }), {
    answers: { [`POST ${publishStaffBrand.path}`]: () => ({ number: 2 }) },
  })
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Note for the history' }).fill(' A month ')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(asked, publishStaffBrand)[0]?.body).toEqual({
    note: 'A month',
    made_at: '2026-11-01T08:00:00.000Z',
  })
})

test('the history says who changed what and brings a revision back', async () => {
  const revision = { author: 'Ann', published_at: '2026-11-01T08:00:00.000Z' }
  const asked = open(BrandPage, live, {
    search: '?part=history',
    answers: {
      [`GET ${getStaffBrandHistory.path}`]: () => ({
        revisions: [
          { ...revision, number: 2, note: 'Calm', was: { refund_days: 14 }, is: { refund_days: 30 } },
          { ...revision, number: 1, author: null, note: '', was: {}, is: {} },
        ],
        has_more: false,
      }),
    },
  })
  await expect.element(page.getByText('Days for a refund: 14 → 30')).toBeVisible()
  await page.getByRole('button', { name: 'Bring back number 1' }).click()
  await expect
    .poll(() => asked.find(({ path }) => path === `POST ${restoreStaffBrand.path}`)?.body)
    .toEqual({ number: 1 })
})
