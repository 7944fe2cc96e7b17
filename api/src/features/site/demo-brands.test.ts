import { settings as contract, nichePrefixes } from 'contracts'
import { expect, test } from 'vitest'
import { defaultSettings } from '../../tables/default-settings.ts'
import { demoBrands } from './demo-brands.ts'

test.each([
  ['localhost', 'Amberly', 1, ''],
  ['she.localhost', 'Marigold', 2, 'she'],
  ['gay.localhost', 'Garnet', 7, 'gay'],
] as const)('§9: at %s is %s, of niche %i (%s)', (domain, name, niche, prefix) => {
  const brand = demoBrands.find((one) => one.domain === domain)
  expect(brand?.settings).toMatchObject({ name, niche })
  expect(nichePrefixes[niche]).toBe(prefix)
})

test.each(demoBrands)(
  '$id has every setting of §3, and a price of a message in each of its countries',
  (brand) => {
    const { domain, company } = brand
    const visitor = { geoip_country: null, geoip_selected_country: null, push_public_key: null }
    const all = { ...defaultSettings, ...brand.settings, domain, company_id: company.id, ...visitor }
    expect(contract.parse(all)).toEqual(all)
    expect(Object.keys(all.minimum_message_costs).sort()).toEqual([...all.countries].sort())
    expect(all.index_title).toContain(all.name)
  },
)

test('brands share neither company nor prices', () => {
  const of = (pick: (brand: (typeof demoBrands)[number]) => unknown) =>
    new Set(demoBrands.map((brand) => JSON.stringify(pick(brand)))).size
  expect(of(({ company }) => company.id)).toBe(3)
  expect(of(({ company }) => company.name)).toBe(3)
  expect(of(({ settings }) => settings.countries)).toBe(3)
  expect(of(({ settings }) => settings.minimum_message_costs)).toBe(3)
})
