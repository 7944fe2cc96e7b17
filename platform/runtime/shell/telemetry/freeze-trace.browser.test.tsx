import { afterEach, expect, test } from 'vitest'
import { avoidFrozen, freezeTrace } from './freeze-trace.ts'

const news = { name: 'news', version: '2', federation: 'news_2' }
const shop = { name: 'shop', version: '1', federation: 'shop_1' }

afterEach(() => sessionStorage.clear())

/** A page that loads at this second. */
const pageAt = (second: number) => freezeTrace({ version: '7' }, () => second * 1_000)

const shellNote = () => sessionStorage.getItem('platform-shell-starting')

test('the next page of the tab finds a version whose page never got a turn again, and reports it once', () => {
  const page = pageAt(0)
  expect([page.frozen, page.avoided]).toEqual([undefined, undefined])
  page.begin(news)
  const next = pageAt(20)
  expect(next.frozen).toMatchObject(news)
  expect(next.avoided).toMatchObject(news)
  expect(pageAt(40).frozen).toBeUndefined()
})

test('the tab avoids that version for ten minutes, or until the visitor tries again', () => {
  pageAt(0).begin(news)
  pageAt(20)
  expect(pageAt(600).avoided).toMatchObject(news)
  expect(pageAt(621).avoided).toBeUndefined()
  pageAt(600).forget()
  expect(pageAt(600).avoided).toBeUndefined()
})

test('a page that is drawn or has failed was not frozen', () => {
  const page = pageAt(0)
  page.begin(news)
  page.end(news)
  expect(pageAt(20).frozen).toBeUndefined()
})

test('a late end of an earlier page does not count for the one that opens now', () => {
  const page = pageAt(0)
  page.begin(news)
  page.begin(shop)
  page.end(news)
  expect(pageAt(20).frozen).toMatchObject(shop)
})

test('a visitor who leaves while the page opens has not seen it freeze', () => {
  pageAt(0).begin(news)
  window.dispatchEvent(new Event('pagehide'))
  expect(pageAt(20).frozen).toBeUndefined()
})

test('a page in the background, which the browser may end at any time, was not frozen', () => {
  pageAt(0).begin(news)
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(pageAt(20).frozen).toBeUndefined()
  pageAt(30).begin(news)
  expect(pageAt(50).frozen).toBeUndefined()
  Reflect.deleteProperty(document, 'visibilityState')
})

test('a page that ended within seconds was not frozen: browsers give a busy page longer', () => {
  pageAt(0).begin(news)
  expect(pageAt(4).frozen).toBeUndefined()
})

test('the shell has a note of its own while it draws, unless a page of a remote is opening', () => {
  const page = pageAt(3)
  page.beginShell()
  expect(shellNote()).toBe('7 3000')
  page.begin(news)
  expect(shellNote()).toBeNull()
  page.beginShell()
  expect(shellNote()).toBeNull()
  page.end(news)
  page.beginShell()
  expect(shellNote()).toBe('7 3000')
  page.endShell()
  expect(shellNote()).toBeNull()
})

test('the page reports the version that has frozen the tab, and chooses another', () => {
  pageAt(0).begin(news)
  const reports: unknown[] = []
  const broken: unknown[] = []
  const versions = { markBroken: (version: unknown) => void broken.push(version) }
  for (const page of [pageAt(20), pageAt(30)])
    avoidFrozen(page, versions, (report) => void reports.push(report))
  const message = 'It froze the tab while its page opened.'
  expect(reports).toEqual([{ name: 'news', version: '2', kind: 'failure', message }])
  expect(broken).toMatchObject([news, news])
})
