import { afterEach, expect, test } from 'vitest'
import { fixtureModule, fixtureRemote } from './fixture-remote.ts'
import { remoteVersions } from './versions.ts'

const first = { remote: fixtureRemote({ version: '1' }), module: fixtureModule() }
const second = { remote: fixtureRemote({ version: '2' }), module: fixtureModule() }
const other = { remote: fixtureRemote({ name: 'ball' }), module: fixtureModule() }

afterEach(() => {
  for (const link of document.head.querySelectorAll('[data-test]')) link.remove()
})

/** A stylesheet as the bundle's code would load it; the file need not exist. */
function sheet(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href })
  link.dataset['test'] = ''
  document.head.append(link)
  return link
}

test('a page runs one version of each remote', () => {
  const versions = remoteVersions()
  expect(versions.inUse('toy')).toBeUndefined()
  versions.adopt(first)
  versions.adopt(other)
  versions.adopt(second)
  expect(versions.inUse('toy')).toBe(second)
  expect(versions.all()).toEqual([second, other])
})

test('notifies listeners of changes only', () => {
  const versions = remoteVersions()
  let notified = 0
  const stop = versions.subscribe(() => {
    notified += 1
  })
  versions.adopt(first)
  versions.adopt({ ...first })
  expect([notified, versions.edition()]).toEqual([1, 1])
  versions.adopt(second)
  expect([notified, versions.edition()]).toEqual([2, 2])
  stop()
  versions.adopt(first)
  expect([notified, versions.edition()]).toEqual([2, 3])
})

test('the styles of the previous version no longer apply until it runs again', () => {
  const versions = remoteVersions()
  const ofFirst = sheet('/bundles/toy/1/page.css')
  const ofSecond = sheet('/bundles/toy/2/page.css')
  const ofOther = sheet('/bundles/ball/1/page.css')
  const applied = () => [ofFirst, ofSecond, ofOther].map(({ media }) => media !== 'not all')
  versions.adopt(other)
  versions.adopt(first)
  versions.adopt(second)
  expect(applied()).toEqual([false, true, true])
  versions.adopt(first)
  expect(applied()).toEqual([true, false, true])
})

test('remembers which versions have failed until the visitor tries again', () => {
  const versions = remoteVersions()
  versions.markBroken(first.remote)
  expect([versions.isBroken(first.remote), versions.isBroken(second.remote)]).toEqual([true, false])
  versions.clearBroken()
  expect(versions.isBroken(first.remote)).toBe(false)
})
