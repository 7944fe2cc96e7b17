import { createBrowserRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
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
  const follow = entryForOverlays(overlays)
  const router = createBrowserRouter([{ path: '*', Component: () => null }])
  closeOverlaysOnBack(
    overlays,
    navigationBlocker(() => router),
  )
  const stop = follow(router)
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

test('§2: so does one Back after the overlay has closed in another way, which moves the browser nowhere', async () => {
  const { set, seen } = await firstPage()
  set(['menu'])
  const { length } = history
  set([])
  set(['menu'])
  set([])
  await settled()
  expect([location.pathname, history.length, seen]).toEqual([START, length, []])
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

test('§2: a link in an overlay leads on, and one Back returns to the page', async () => {
  const { router, set } = await firstPage()
  set(['menu'])
  await router.navigate('/next')
  set([])
  expect([location.pathname, history.state.idx]).toEqual(['/next', 1])
  await go(-1)
  expect(router.state.location.pathname).toBe(START)
  await go(-1)
  expect(hasLeft()).toBe(true)
})

test('§2: overlays on later pages are closed by the router’s way back', async () => {
  const { router, open, set } = await firstPage()
  set(['menu'])
  await router.navigate('/next')
  set([])
  await act()
  const { length } = history
  set(['menu'])
  expect(history.length).toBe(length)
  await go(-1)
  expect([router.state.location.pathname, open]).toEqual(['/next', []])
  await go(-1)
  expect([router.state.location.pathname, location.pathname]).toEqual([START, START])
})

test('§2: an address that changes under an overlay stays when Back closes it', async () => {
  const { router, open, set } = await firstPage()
  set(['filters'])
  await router.navigate('?new=1', { replace: true })
  await go(-1)
  expect([open, location.search, router.state.location.search]).toEqual([[], '?new=1', '?new=1'])
  await go(-1)
  expect(hasLeft()).toBe(true)
})

test('§2: Back leaves the first page beneath an overlay that must stay open', async () => {
  const { set } = await firstPage()
  set(['sheet', MUST_STAY])
  await go(-1)
  expect(hasLeft()).toBe(true)
})

test('a page opened with an overlay adds no entry, for which browsers would skip it', async () => {
  const { set } = await firstPage()
  await go(-1)
  await go(1)
  const { length } = history
  const isActive = vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(false)
  set(['announcement'])
  expect(history.length).toBe(length)
  isActive.mockRestore()
})
