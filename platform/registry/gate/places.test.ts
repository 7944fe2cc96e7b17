import { expect, test } from 'vitest'
import type { NavigationData, RemoteBundle, SlotData } from '../../protocol/index.ts'
import { remoteBundle, route, shellBundle } from '../bundles/fixture-bundle.ts'
import { gate } from './gate.ts'

const shell = shellBundle({
  data: {
    menus: { footer: { most: 2 }, account: { most: 9, order: [10, 20] } },
    slotLimits: { banner: { most: 1 } },
  },
})

function remote(
  name: string,
  navigation: readonly NavigationData[],
  slots: readonly SlotData[] = [],
): RemoteBundle {
  const routes = [
    route({ name: `${name}-home`, path: `/${name}` }),
    route({ name: `${name}-one`, path: `/${name}/:id` }),
  ]
  const bundle = remoteBundle({ name, routes, slots })
  return { ...bundle, data: { ...bundle.data, navigation } }
}

const link = (route: string, menu = 'footer', order?: number): NavigationData => ({
  menu,
  route,
  ...(order !== undefined && { order }),
})

function refusals(candidate: RemoteBundle, others: readonly RemoteBundle[] = []) {
  const remotes = others.map((bundle) => ({ role: 'live', bundle }) as const)
  return gate(candidate, { shells: [{ role: 'live', bundle: shell }], remotes }).map(
    ({ sentence }) => sentence,
  )
}

test('a remote may link its pages in the menus of the shell', () => {
  expect(refusals(remote('toy', [link('toy-home'), link('toy-home', 'account', 15)]))).toEqual([])
})

test('a link needs a menu that the shell has, and a page with one address', () => {
  expect(refusals(remote('toy', [link('toy-home', 'top')]))).toEqual([
    "toy 1.0.0-a links 'toy-home' in the menu 'top', which the shell does not have. Its menus are: 'footer', 'account'.",
  ])
  expect(refusals(remote('toy', [link('elsewhere')]))).toEqual([
    "toy 1.0.0-a links 'elsewhere' in the menu 'footer', but has no such route. Name one of its routes.",
  ])
  expect(refusals(remote('toy', [link('toy-one')]))).toEqual([
    expect.stringContaining('its path /toy/:id is not one address'),
  ])
})

test('all remotes together may put no more into a menu or a slot than the shell takes', () => {
  const others = [remote('one', [link('one-home')]), remote('two', [link('two-home')])]
  expect(refusals(remote('toy', [link('toy-home')]), others)).toEqual([
    "toy 1.0.0-a has 1 in the menu 'footer', where other remotes have 2 and the shell takes 2. Take some out, or publish a shell that takes more.",
  ])
  // Its own live version is replaced, so it doesn't count.
  expect(refusals(remote('two', [link('two-home')]), others)).toEqual([])
  const banner = { slot: 'banner', widget: 'ad' }
  expect(refusals(remote('toy', [], [banner]), [remote('one', [], [banner])])).toEqual([
    expect.stringContaining("has 1 in the slot 'banner', where other remotes have 1 and the shell takes 1"),
  ])
})

test('a widget that takes the place of another remote’s fills a slot that is full', () => {
  const banner = { slot: 'banner', widget: 'ad' }
  const takingOver = { ...banner, replaces: 'one' }
  expect(refusals(remote('toy', [], [takingOver]), [remote('one', [], [banner])])).toEqual([])
  // The one that stands aside may go on publishing, and a third one finds the slot full.
  const both = [remote('one', [], [banner]), remote('toy', [], [takingOver])]
  expect(refusals(remote('one', [], [banner]), both)).toEqual([])
  expect(refusals(remote('third', [], [banner]), both)).toEqual([
    expect.stringContaining("has 1 in the slot 'banner', where other remotes have 1 and the shell takes 1"),
  ])
})

test('the order of a link lies within what the shell allows', () => {
  expect(refusals(remote('toy', [link('toy-home', 'account', 9)]))).toEqual([
    "toy 1.0.0-a has the order 9 in the menu 'account', where the shell allows 10 to 20. Choose one of these.",
  ])
})

test('a shell may drop a menu, since a way back to an earlier shell must stay open', () => {
  const earlier = shellBundle({ version: '0.9.0-s' })
  const toy = { role: 'live', bundle: remote('toy', [link('toy-home')]) } as const
  expect(gate(earlier, { shells: [{ role: 'live', bundle: shell }], remotes: [toy] })).toEqual([])
})
