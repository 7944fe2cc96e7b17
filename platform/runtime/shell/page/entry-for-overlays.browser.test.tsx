import { createBrowserRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { navigationBlocker } from './blocker.ts'
import { closeOverlaysOnBack } from './close-overlays-on-back.ts'
import { entryForOverlays } from './entry-for-overlays.ts'

const START = '/first'
const MUST_STAY = 'must stay'

/** A page that its document was opened with, on top of `before`, and overlays that close when they are told to. */
async function firstPage() {
  const { href } = location
  history.pushState({ before: true }, '', '/before')
  history.pushState(null, '', START)
  const open: string[] = []
  const listeners = new Set<() => void>()
  const overlays = {
    get count() {
      return open.length
    },
    top() {
      const last = open.at(-1)
      if (last === undefined || last === MUST_STAY) return undefined
      return () => set(last === 'input' ? [...open, 'question'] : open.slice(0, -1))
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  function set(next: string[]) {
    open.splice(0, open.length, ...next)
    listeners.forEach((listener) => listener())
  }
  const stop = entryForOverlays(overlays, () => router.state.navigation.state !== 'idle')
  const router = createBrowserRouter([{ path: '*', Component: () => null }])
  closeOverlaysOnBack(
    overlays,
    navigationBlocker(() => router),
  )
  const seen: string[] = []
  router.subscribe(({ location: { pathname } }) => void seen.push(pathname))
  onTestFinished(() => {
    stop()
    router.dispose()
    history.pushState(null, '', href)
  })
  await act()
  return { router, open, set, seen }
}

const act = () => userEvent.keyboard('a')
const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

async function go(delta: number) {
  history.go(delta)
  await settled()
}

const hasLeft = () => history.state?.before === true

test('§2: Back closes an overlay on the first page of a tab, and the next one leaves it', async () => {
  const { open, set, seen } = await firstPage()
  set(['menu'])
  await go(-1)
  expect([location.pathname, open, seen]).toEqual([START, [], []])
  await go(-1)
  expect(hasLeft()).toBe(true)
})

test('§2: so does one Back after the overlay has closed in another way, also after going forward', async () => {
  const { set, seen } = await firstPage()
  set(['menu'])
  set([])
  await settled()
  await go(1)
  expect([location.pathname, seen]).toEqual([START, []])
  await go(-1)
  expect(hasLeft()).toBe(true)
})

test('§2: two overlays close one by one, and one that asks stays', async () => {
  const { open, set } = await firstPage()
  set(['sheet', 'menu'])
  await go(-1)
  expect(open).toEqual(['sheet'])
  await go(-1)
  expect(open).toEqual([])
  await act()
  set(['input'])
  await go(-1)
  expect(open).toEqual(['input', 'question'])
  await go(-1)
  expect(open).toEqual(['input'])
  expect(location.pathname).toBe(START)
})

test('§2: a link in an overlay leads on, and back to the page without a step between', async () => {
  const { router, set } = await firstPage()
  set(['menu'])
  await router.navigate('/next')
  set([])
  await settled()
  expect([location.pathname, history.state.idx]).toEqual(['/next', 1])
  await go(-1)
  expect(router.state.location.pathname).toBe(START)
  await go(1)
  expect(router.state.location.pathname).toBe('/next')
  await go(-2)
  expect(hasLeft()).toBe(true)
})

test('§2: an address that changes under an overlay is the page’s afterwards', async () => {
  const { router, set } = await firstPage()
  set(['filters'])
  await router.navigate('?new=1', { replace: true })
  set([])
  await settled()
  expect([location.search, router.state.location.search]).toEqual(['?new=1', '?new=1'])
  expect(history.state.overlay).toBeUndefined()
  await go(-1)
  expect(hasLeft()).toBe(true)
})

test('§2: Back leaves the first page beneath an overlay that must stay open', async () => {
  const { set } = await firstPage()
  set(['sheet', MUST_STAY])
  await go(-1)
  expect(hasLeft()).toBe(true)
})

test('§2: a page that is loaded again while an overlay is open needs one Back', async () => {
  const before = history.length
  history.pushState({ before: true }, '', '/before')
  history.pushState({ idx: 0 }, '', START)
  history.pushState({ idx: 0, overlay: 'added' }, '', START)
  const stop = entryForOverlays({ count: 0, top: () => undefined, subscribe: () => () => {} }, () => false)
  onTestFinished(stop)
  await settled()
  expect([history.state, history.length]).toEqual([{ idx: 0 }, before + 3])
  await go(-1)
  expect(hasLeft()).toBe(true)
})

test('no entry is added before the visitor has done anything, which browsers would skip the page for', async () => {
  const { set } = await firstPage()
  await go(-1)
  await go(1)
  set(['announcement'])
  const added = () => history.state.overlay
  expect(added()).toBeUndefined()
  await act()
  expect(added()).toBe('added')
})

test('an overlay that closes while another document loads does not cancel that', async () => {
  const { set } = await firstPage()
  set(['payment'])
  dispatchEvent(new Event('beforeunload'))
  set([])
  await settled()
  expect(history.state.overlay).toBe('added')
  await act()
  await settled()
  expect(history.state.overlay).toBe('added')
  dispatchEvent(new Event('pageshow'))
  await settled()
  expect(history.state.overlay).toBeUndefined()
})
