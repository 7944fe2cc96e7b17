import { afterEach, expect, test, vi } from 'vitest'
import { linksInPage, watchLinks, whenIdle } from './links.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test.each(['pointerover', 'touchstart', 'focusin'])('a link is meant by %s, wherever inside it', (type) => {
  const meant: string[] = []
  watchLinks(({ pathname, search }) => void meant.push(pathname + search))
  document.body.innerHTML = `
    <a href="/toys?colour=red"><span>Toys</span></a>
    <a href="https://elsewhere.example/toys"><span>Elsewhere</span></a>
    <a href="/toys" target="_blank"><span>In a new tab</span></a>
    <a><span>Nowhere</span></a>
    <span>No link</span>`
  for (const span of document.querySelectorAll('span')) span.dispatchEvent(new Event(type, { bubbles: true }))
  expect(meant).toEqual(['/toys?colour=red'])
})

test('the links of the page are those of this site', () => {
  document.body.innerHTML = `
    <a href="/toys?colour=red">Toys</a>
    <a href="https://elsewhere.example/toys">Elsewhere</a>
    <a>Nowhere</a>`
  expect(linksInPage().map(({ pathname }) => pathname)).toEqual(['/toys'])
})

test('work for an idle browser is done one after another, whatever fails', async () => {
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    done.push(`${name} ends`)
    if (name === 'first') throw new Error('out of reach')
  }
  // A busy machine may not be idle for seconds; here it is as soon as it is asked.
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((run) => {
    queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 50 }))
    return 1
  })
  whenIdle([work('first'), work('second')])
  expect(done).toEqual([])
  await expect.poll(() => done).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('nothing is loaded ahead for a visitor who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  whenIdle([() => expect.unreachable()])
  await new Promise((resolve) => setTimeout(resolve, 300))
  Reflect.deleteProperty(navigator, 'connection')
})
