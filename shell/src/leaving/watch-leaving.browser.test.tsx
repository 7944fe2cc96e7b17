import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLeaving } from './watch-leaving.ts'

const sent = vi.fn<(url: string, body: unknown) => boolean>()
let stop = () => {}

beforeEach(() => {
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => sent(String(url), body))
})
afterEach(() => {
  stop()
  sent.mockReset()
  vi.restoreAllMocks()
})

function hide(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const leave = (persisted = false) => dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
const bodyOf = async (call: number) => {
  const body = sent.mock.calls[call]?.[1]
  return body instanceof Blob ? [JSON.parse(await body.text()), body.type] : []
}
const urls = () => sent.mock.calls.map(([url]) => url)
const { pathname } = location

test('§7: hiding the page notifies the server each time, with an empty JSON body', async () => {
  stop = watchLeaving({ pathname, search: '' })
  hide('hidden')
  hide('visible')
  hide('hidden')
  expect(urls()).toEqual(['/api/page-hidden.php', '/api/page-hidden.php'])
  expect(await bodyOf(0)).toEqual([{}, 'application/json'])
  stop()
  hide('hidden')
  expect(urls()).toHaveLength(2)
})

test('§4: a visitor who arrives with lb and leaves from that page is a bounce', async () => {
  stop = watchLeaving({ pathname, search: '?ref=x&lb' })
  leave(true)
  expect(urls()).toEqual([])
  leave()
  expect(urls()).toEqual(['/api/page-bounce.php'])
  const bounce = { path: pathname, milliseconds: expect.any(Number) }
  expect(await bodyOf(0)).toEqual([bounce, 'application/json'])
})

test('§4: a visitor who has gone on to another page, or arrived without lb, is not a bounce', () => {
  stop = watchLeaving({ pathname: '/landers/video', search: '?lb=1' })
  leave()
  stop()
  stop = watchLeaving({ pathname, search: '?ref=x' })
  leave()
  expect(urls()).toEqual([])
})
