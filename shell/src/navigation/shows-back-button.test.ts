import { paths, type RouteName } from 'contracts'
import { expect, test } from 'vitest'
import { showsBackButton } from './shows-back-button.ts'

test('§2: in the installed app, these pages have a back button', () => {
  const shown = (Object.keys(paths) as RouteName[]).filter((route) =>
    showsBackButton({ route, isInstalled: true, historyLength: 2 }),
  )
  expect(shown).toEqual(['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'])
})

test.each([
  { route: 'credits', isInstalled: false, historyLength: 2 },
  { route: 'credits', isInstalled: true, historyLength: 1 },
  { route: undefined, isInstalled: true, historyLength: 2 },
])('§2: no back button with %j', (context) => {
  expect(showsBackButton(context)).toBe(false)
})
