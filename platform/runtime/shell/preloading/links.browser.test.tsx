import { afterEach, expect, test, vi } from 'vitest'
import { linksInPage, onFirstUse, runWhenIdle, watchLinks } from './links.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test.each(['pointerover', 'touchstart', 'focusin'])('%s anywhere in a link reports its URL', (type) => {
  const urls: string[] = []
  watchLinks(({ pathname, search }) => void urls.push(pathname + search))
  document.body.innerHTML = `
    <a href="/toys?colour=red"><span>Toys</span></a>
    <a href="https://elsewhere.example/toys"><span>Elsewhere</span></a>
    <a href="/toys" target="_blank"><span>In a new tab</span></a>
    <a><span>Nowhere</span></a>
    <span>No link</span>`
  for (const span of document.querySelectorAll('span')) span.dispatchEvent(new Event(type, { bubbles: true }))
  expect(urls).toEqual(['/toys?colour=red'])
})

test('finds the links of this site in the page but not in its footer, one for each path', () => {
  document.body.innerHTML = `
    <a href="/toys?colour=red">Toys</a>
    <a href="/toys?colour=blue">Blue toys</a>
    <a href="https://elsewhere.example/toys">Elsewhere</a>
    <a>Nowhere</a>
    <footer><a href="/terms">Terms</a></footer>`
  expect(linksInPage().map(({ pathname }) => pathname)).toEqual(['/toys'])
})

test('the first use of a page counts once', () => {
  const used = vi.fn<() => void>()
  onFirstUse(used)
  expect(used).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event('scroll'))
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(used).toHaveBeenCalledTimes(1)
})

test('runs idle work one after another, even if some fails', async () => {
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    done.push(`${name} ends`)
    if (name === 'first') throw new Error('unreachable')
  }
  // A busy machine may not be idle for seconds, so the test is idle at once.
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((run) => {
    queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 50 }))
    return 1
  })
  runWhenIdle([work('first'), work('second')])
  expect(done).toEqual([])
  await expect.poll(() => done).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('preloads nothing for a visitor who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  runWhenIdle([() => expect.unreachable()])
  await new Promise((resolve) => setTimeout(resolve, 300))
  Reflect.deleteProperty(navigator, 'connection')
})
