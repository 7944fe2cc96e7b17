import { getRegions, type Settings, searchFields } from 'contracts'
import { useEffect, useState } from 'react'
import { endpointQuery, queryClient } from 'shared-state/query'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInPage } from '../../fixture-page.tsx'
import type { SearchCriteria } from '../search-criteria.ts'
import { SearchFilters } from './search-filters.tsx'

const lists: Partial<Settings> = {
  search_fields: [...searchFields],
  visible_profile_fields: ['gender', 'region', 'date_of_birth'],
  visible_profile_notes: ['interests'],
}
let criteria: SearchCriteria = {}
let unmount = () => {}
afterEach(() => unmount())

function Filters({ first }: { readonly first: SearchCriteria }) {
  const [now, setNow] = useState(first)
  useEffect(() => void (criteria = now), [now])
  return <SearchFilters criteria={now} onChange={setNow} />
}

async function render(first: SearchCriteria = {}, settings: Partial<Settings> = {}) {
  const rendered = await renderInPage(<Filters first={first} />, { settings: { ...lists, ...settings } })
  unmount = rendered.unmount
  queryClient.setQueryData(endpointQuery(getRegions).queryKey, {
    regions: {
      NL: [
        { id: 'NL-NH', name: 'Noord-Holland' },
        { id: 'NL-UT', name: 'Utrecht' },
      ],
      BE: [],
    },
    kinds: { NL: 'province', BE: 'province' },
  })
}

async function choose(field: RegExp, option: string) {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('§3: a member chooses one or all regions of a country; another country drops the region', async () => {
  await render()
  await choose(/Province/, 'Utrecht')
  await expect.poll(() => criteria).toEqual({ countryregion: 'NL-UT' })
  await choose(/Province/, 'The whole country')
  await expect.poll(() => criteria).toEqual({})
  await choose(/Province/, 'Noord-Holland')
  await choose(/Country/, 'Belgium')
  await expect.poll(() => criteria).toEqual({ country: 'BE' })
  await expect.element(page.getByRole('button', { name: /Province/ })).not.toBeInTheDocument()
})

test('§3: a member sets the age by keyboard; the end of the slider sets no minimum', async () => {
  await render({ min_age: 79 })
  const from = page.getByRole('slider').first()
  await expect.element(from).toBeInTheDocument()
  ;(from.element() as HTMLInputElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => criteria).toEqual({ min_age: 78 })
  await userEvent.keyboard('{Home}')
  await expect.poll(() => criteria).toEqual({})
})

test('the flags set and clear their criteria; the one for fictional profiles shows only where the brand has some', async () => {
  await render()
  for (const name of ['With a photo', 'New members', 'Online lately'])
    await page.getByRole('checkbox', { name }).click()
  await expect.poll(() => criteria).toEqual({ with_photo: '1', is_new: '1', online_lately: '1' })
  await page.getByRole('checkbox', { name: 'New members' }).click()
  await expect.poll(() => criteria).toEqual({ with_photo: '1', online_lately: '1' })
  await expect.element(page.getByRole('checkbox', { name: /fictional/ })).not.toBeInTheDocument()
  unmount()
  await render({}, { fictional_icon: true })
  await page.getByRole('checkbox', { name: 'Without fictional profiles' }).click()
  await expect.poll(() => criteria).toEqual({ hide_fictional: '1' })
})

test('a member chooses five interests at most; the criteria list them in the order of the site', async () => {
  await render({ interests: 'wine,tea,sushi,art' })
  await page.getByRole('button', { name: 'Beach' }).click()
  await expect.poll(() => criteria).toEqual({ interests: 'art,beach,sushi,tea,wine' })
  await expect.element(page.getByRole('button', { name: 'Beer' })).toBeDisabled()
  await page.getByRole('button', { name: 'Art', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Beer' })).toBeEnabled()
})

test('intimate interests are folded away, unless the search has one', async () => {
  const art = page.getByRole('button', { name: 'Art', exact: true })
  const kissing = page.getByRole('button', { name: 'Kissing', exact: true })
  await render({ interests: 'wine' })
  await expect.element(art).toBeVisible()
  await expect.element(kissing).not.toBeInTheDocument()
  unmount()
  await render({ interests: 'kissing' })
  await expect.element(kissing).toBeVisible()
})

test('clearing the filters keeps the gender', async () => {
  await render({ gender: 'female', min_age: 30, with_photo: '1', countryregion: 'NL-UT' })
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => criteria).toEqual({ gender: 'female' })
})

test('§3: only the filters of the brand’s list are there, by fields that its profiles show', async () => {
  await render({}, { search_fields: ['country'] })
  await expect.element(page.getByRole('button', { name: /Country/ })).toBeInTheDocument()
  expect(page.getByRole('slider').elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: /Province/ }).elements()).toHaveLength(0)
  unmount()
  await render({}, { visible_profile_fields: [] })
  await expect.element(page.getByRole('button', { name: /Country/ })).toBeInTheDocument()
  expect(page.getByRole('slider').elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: /Province/ }).elements()).toHaveLength(0)
})

test('§3: an end of the age range that the brand does not offer stays open', async () => {
  await render({}, { search_fields: ['max_age'] })
  const from = page.getByRole('slider').first()
  await expect.element(from).toBeInTheDocument()
  ;(from.element() as HTMLInputElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => criteria).toEqual({})
  ;(page.getByRole('slider').nth(1).element() as HTMLInputElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => criteria).toEqual({ max_age: 79 })
})
