import {
  type AnswerOf,
  type BrandDocument,
  createStaffBrand,
  getStaffBrand,
  getStaffBrandHistory,
  listStaffBrands,
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
