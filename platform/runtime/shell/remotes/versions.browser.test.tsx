import { afterEach, expect, test } from 'vitest'
import { fixtureModule, fixtureRemote } from './fixture-remote.ts'
import { remoteVersions } from './versions.ts'

const first = { remote: fixtureRemote({ version: '1' }), module: fixtureModule() }
const second = { remote: fixtureRemote({ version: '2' }), module: fixtureModule() }
const other = { remote: fixtureRemote({ name: 'ball' }), module: fixtureModule() }

afterEach(() => {
  for (const link of document.head.querySelectorAll('[data-test]')) link.remove()
})

/** A sheet as the bundle's code loads it; the file itself does not matter. */
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

test('whoever listens is told of a change, and of a change only', () => {
  const versions = remoteVersions()
  let told = 0
  const stop = versions.subscribe(() => {
    told += 1
  })
  versions.adopt(first)
  versions.adopt({ ...first })
  expect([told, versions.edition()]).toEqual([1, 1])
  versions.adopt(second)
  expect([told, versions.edition()]).toEqual([2, 2])
  stop()
  versions.adopt(first)
  expect([told, versions.edition()]).toEqual([2, 3])
})

test('the styles of the version before no longer apply, until it comes back', () => {
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

test('a version that failed is remembered, by version, until somebody asks to try again', () => {
  const versions = remoteVersions()
  versions.markBroken(first.remote)
  expect([versions.isBroken(first.remote), versions.isBroken(second.remote)]).toEqual([true, false])
  versions.forgive()
  expect(versions.isBroken(first.remote)).toBe(false)
})
