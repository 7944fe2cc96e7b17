import { createMemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { navigationBlocker } from './blocker.ts'
import { closeOverlaysOnBack } from './close-overlays-on-back.ts'

/** A router on the last of three pages, and overlays that close when they are told to. */
function page() {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], {
    initialEntries: ['/', '/list', '/thing'],
  })
  onTestFinished(() => router.dispose())
  const open: string[] = []
  let changed = () => {}
  const overlays = {
    get count() {
      return open.length
    },
    top() {
      const last = open.at(-1)
      if (last === undefined || last === 'must stay') return undefined
      return () => set(open.slice(0, -1))
    },
    subscribe(listener: () => void) {
      changed = listener
      return () => {}
    },
  }
  function set(next: string[]) {
    open.splice(0, open.length, ...next)
    changed()
  }
  const setCheck = navigationBlocker(() => router)
  closeOverlaysOnBack(overlays, setCheck)
  return { router, open, set, setCheck, path: () => router.state.location.pathname }
}

test('§2: each Back closes one overlay, the top one first, and the next one leaves the page', async () => {
  const { router, open, set, path } = page()
  set(['sheet', 'question'])
  await router.navigate(-1)
  expect([path(), open]).toEqual(['/thing', ['sheet']])
  await router.navigate(-1)
  expect([path(), open]).toEqual(['/thing', []])
  await router.navigate(-1)
  expect(path()).toBe('/list')
})

test('§2: a link in an overlay is followed as always', async () => {
  const { router, open, set, path } = page()
  set(['menu'])
  await router.navigate('/elsewhere')
  expect([path(), open]).toEqual(['/elsewhere', ['menu']])
})

test('§2: Back leaves the page beneath an overlay that must stay open', async () => {
  const { router, open, set, path } = page()
  set(['sheet', 'must stay'])
  await router.navigate(-1)
  expect([path(), open]).toEqual(['/list', ['sheet', 'must stay']])
})

test('the overlay closes before the page asks whether it may be left', async () => {
  const { router, set, setCheck, path } = page()
  let questions = 0
  setCheck('guard', () => () => void questions++)
  set(['menu'])
  await router.navigate(-1)
  expect([path(), questions]).toEqual(['/thing', 0])
  await router.navigate(-1)
  expect([path(), questions]).toEqual(['/thing', 1])
})
