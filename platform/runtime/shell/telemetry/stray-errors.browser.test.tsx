import { expect, test, vi } from 'vitest'
import type { Report } from '../../../protocol/index.ts'
import { fixtureModule, fixtureRemote } from '../remotes/fixture-remote.ts'
import { remoteVersions } from '../remotes/versions.ts'
import { watchStrayErrors } from './stray-errors.ts'

const reports: string[] = []
const strays: (string | undefined)[] = []
const versions = remoteVersions()
versions.adopt({ remote: fixtureRemote(), module: fixtureModule() })
watchStrayErrors(
  versions,
  { name: 'frame', version: '2', channel: 'live', base: '/bundles/frame/2/' },
  ({ name, version, kind }: Report) => void reports.push(`${kind} of ${name} ${version}`),
  (_, remote) => void strays.push(remote),
)

test.each([
  ['a remote', 'at /bundles/toy/1/page.js:1', 'crash of toy 1', 'toy'],
  ['the shell', 'at /bundles/frame/2/main.js:1', 'crash of frame 2', undefined],
  [
    'a remote that the shell called',
    'at /bundles/toy/1/page.js:1\nat /bundles/frame/2/main.js:1',
    'crash of toy 1',
    'toy',
  ],
  ['neither', 'at chrome-extension://a/b.js:1', undefined, undefined],
])('attributes a stray error of %s', (_, stack, report, remote) => {
  reports.length = 0
  strays.length = 0
  // The test runner prints what nothing has caught.
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error('stray'), { stack }) }))
  print.mockRestore()
  expect(reports).toEqual(report === undefined ? [] : [report])
  expect(strays).toEqual([remote])
})
