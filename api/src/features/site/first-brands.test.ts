import { settings as contract, nichePrefixes, staffSettings } from 'contracts'
import { expect, test } from 'vitest'
import { defaultSettings } from '../../tables/default-settings.ts'
import { firstBrands } from './first-brands.ts'

test.each([
  ['localhost', 'Amberly', 1, ''],
  ['she.localhost', 'Marigold', 2, 'she'],
  ['gay.localhost', 'Garnet', 7, 'gay'],
] as const)('§9: %s is %s, with niche %i (%s)', (domain, name, niche, prefix) => {
  const brand = firstBrands.find((one) => one.domain === domain)
  expect(brand?.settings).toMatchObject({ name, niche })
  expect(nichePrefixes[niche]).toBe(prefix)
})

test.each(firstBrands)(
  '$id has every setting of §3, and the cost of a message in each of its countries',
  (brand) => {
    const { domain, company } = brand
    const visitor = {
      geoip_country: null,
      geoip_is_guess: true,
      geoip_selected_country: null,
      push_public_key: null,
      design_version: 1,
    }
    const { case_minutes, payment_methods, icebreakers, ...shown } = {
      ...defaultSettings,
      ...brand.settings,
    }
    const hidden = { case_minutes, payment_methods, icebreakers }
    expect(staffSettings.parse(hidden)).toEqual(hidden)
    const all = { ...shown, domain, company_id: company.id, ...visitor }
    expect(contract.parse(all)).toEqual(all)
    expect(Object.keys(all.minimum_message_costs).sort()).toEqual([...all.countries].sort())
    expect(all.index_title).toContain(all.name)
  },
)

test('each brand has a company, countries and costs of its own', () => {
  const distinct = (pick: (brand: (typeof firstBrands)[number]) => unknown) =>
    new Set(firstBrands.map((brand) => JSON.stringify(pick(brand)))).size
  expect(distinct(({ company }) => company.id)).toBe(3)
  expect(distinct(({ company }) => company.name)).toBe(3)
  expect(distinct(({ settings }) => settings.countries)).toBe(3)
  expect(distinct(({ settings }) => settings.minimum_message_costs)).toBe(3)
})
