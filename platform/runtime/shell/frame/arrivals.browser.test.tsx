import type { Location, RouterState } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Platform } from '../create-platform.ts'
import { PAGE_ROUTE } from '../page/loader.ts'
import { arrivals } from './arrivals.ts'

vi.mock('./preloading.ts', () => ({ preloading: () => () => {} }))

const at = (hash: string): Location => ({ pathname: '/terms', search: '', hash, state: null, key: hash })

/** An outlet that notes the hash of every location it is told. */
function outlet() {
  const told: string[] = []
  const shown: string[] = []
  const platform = {
    outlet: {
      element: document.createElement('div'),
      updateLocation: async ({ location }: { readonly location: Location }) => void told.push(location.hash),
    },
    firstPage: Promise.withResolvers<void>(),
  }
  const outcome = (location: Location) => ({
    match: { route: { name: 'terms' } },
    location,
    prepared: { show: async () => void shown.push(location.hash) },
  })
  const state = (page: object, location: Location) =>
    ({
      location,
      historyAction: 'PUSH',
      navigation: { state: 'idle' },
      loaderData: { [PAGE_ROUTE]: page },
    }) as unknown as RouterState
  return { arrive: arrivals(platform as unknown as Platform), told, shown, outcome, state }
}

test('a link to a part of the page that was followed before the page was shown is passed on to it', async () => {
  const { arrive, told, shown, outcome, state } = outlet()
  arrive(state(outcome(at('')), at('#refunds')))
  await expect.poll(() => told).toEqual(['#refunds'])
  expect(shown).toEqual([''])
})

test('a page learns of a location once', async () => {
  const { arrive, told, shown, outcome, state } = outlet()
  const page = outcome(at('#refunds'))
  arrive(state(page, at('#refunds')))
  await expect.poll(() => shown).toEqual(['#refunds'])
  expect(told).toEqual([])
  arrive(state(page, at('#cookies')))
  await expect.poll(() => told).toEqual(['#cookies'])
  expect(shown).toHaveLength(1)
})
