import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import 'shared-ui/tokens'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../../platform/runtime/fixture-render-in-router.tsx'
import { settings, startTestState } from '../../../../shared-state/src/fixture-state.ts'
import { regionsQuery } from '../../queries/regions-query.ts'
import en from '../../words/en.json'
import { regionMap } from './region-map.tsx'

const { props } = regionMap.of('map', {
  kicker: '',
  title: 'Who lives near you?',
  text: 'Choose your region.',
  button: 'Sign up',
  note: 'Takes two minutes.',
})

let unmount = () => {}
afterEach(() => unmount())

function open(own: Partial<typeof settings> = {}) {
  startTestState({
    settings: {
      ...settings,
      countries: ['NL'],
      geoip_country: 'NL',
      search_fields: ['countryregion'],
      ...own,
    },
    user: null,
  })
  addWords('mf-landers', 'en', en)
  queryClient.setQueryData(regionsQuery.queryKey, {
    regions: {
      NL: [
        { id: 'NL-GE', name: 'Gelderland' },
        { id: 'NL-UT', name: 'Utrecht' },
      ],
    },
    kinds: { NL: 'province' },
  })
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>{regionMap.draw(props)}</QueryClientProvider>,
  ))
}

test('the search begins in the region of the town that a visitor presses, now or after the signup', async () => {
  open()
  await expect.element(page.getByText('Choose a region').first()).toBeInTheDocument()
  const town = document.querySelectorAll('svg g[data-chosen]')[2]
  town?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText('Your search begins here: Utrecht')).toBeVisible()
  expect(useStore.getState().lastSearch).toBe('country=NL&countryregion=NL-UT')
  expect(document.querySelector('a[href="/signup"]')).not.toBeNull()
})

test('§3: a brand without a search by region offers none', async () => {
  open({ search_fields: ['country'] })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText('Choose a region')).not.toBeInTheDocument()
})

test.each(['US', 'DE', 'FR', 'GB', 'PL'] as const)(
  'no sign on the map of %s lies on another one',
  async (country) => {
    open({ countries: [country], geoip_country: country })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { finished } of document.getAnimations()) await finished
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
    const all = [
      ...boxes('svg [data-sign] path:first-child, svg [data-sign] circle:last-child'),
      ...boxes('svg text'),
    ]
    expect(all.length).toBeGreaterThan(5)
    const touching = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => [one.toJSON(), other.toJSON()]),
    )
    expect(touching).toEqual([])
  },
)
