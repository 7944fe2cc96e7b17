import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Report, ResolvedRegistry } from '../../../protocol/index.ts'
import { fixtureModule, fixtureRemote } from '../../../runtime/shell/remotes/fixture-remote.ts'
import { remoteVersions } from '../../../runtime/shell/remotes/versions.ts'
import { SHOWN_MARK, type ShownPage } from '../../../runtime/shell/telemetry/shown-page.ts'
import { vitals } from './index.ts'

interface Measured {
  readonly value: number
  readonly entries: readonly { readonly startTime: number }[]
  readonly navigationType: string
}

const { observers } = vi.hoisted(() => ({ observers: new Map<string, (measured: Measured) => void>() }))
const observe = (metric: string) => (listener: (measured: Measured) => void) =>
  void observers.set(metric, listener)

vi.mock('web-vitals', () => ({
  onLCP: observe('lcp'),
  onINP: observe('inp'),
  onCLS: observe('cls'),
  onTTFB: observe('ttfb'),
}))

const toy = fixtureRemote({ version: '1' })
const shell = { name: 'shell', version: '9', channel: 'live', base: '/shell/' } as const

let reports: Report[] = []
let files: unknown[] = []
beforeEach(() => {
  reports = []
  files = []
  observers.clear()
  performance.clearMarks(SHOWN_MARK)
})
afterEach(() => vi.restoreAllMocks())

function show({ name, version }: typeof toy, page: string, ms: number) {
  const detail: ShownPage = { name, version, page, ms }
  performance.mark(SHOWN_MARK, { detail })
}

/** Starts a shell with one page on the screen, in a browser that the gateway has chosen or not. */
function start({ isChosen, registry }: { isChosen: boolean; registry: ResolvedRegistry }) {
  const serverTiming = isChosen ? [{ name: 'measured' }] : []
  const entries = (type: string) => (type === 'navigation' ? [{ serverTiming }] : files)
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(entries as never)
  const versions = remoteVersions()
  const [remote = toy] = registry.remotes
  versions.adopt({ remote, module: fixtureModule() })
  show(remote, 'shelf', 40)
  vitals()({
    element: document.body,
    registry: { current: registry, check: async () => {} },
    versions,
    firstPage: { promise: Promise.resolve() },
    report: (report) => void reports.push(report),
  })
}

const all = () => vi.waitUntil(() => observers.size === 4)
const measured = (metric: string, value: number, navigationType = 'navigate') =>
  observers.get(metric)?.({ value, entries: [{ startTime: performance.now() }], navigationType })

test('reports what the visitor felt, of the page on the screen and of the shell', async () => {
  start({ isChosen: true, registry: { revision: 1, shell, remotes: [toy] } })
  await all()
  measured('lcp', 1_200)
  show(toy, 'box', 70)
  await vi.waitUntil(() => reports.length === 4)
  measured('inp', 88)
  const of = ({ name, version }: typeof shell | typeof toy, page: string) =>
    ({ name, version, kind: 'vital', page, cached: undefined }) as const
  expect(reports).toEqual([
    { ...of(toy, 'shelf'), metric: 'lcp', value: 1_200 },
    { ...of(shell, 'shelf'), metric: 'lcp', value: 1_200 },
    { ...of(toy, 'box'), metric: 'change', value: 70 },
    { ...of(shell, 'box'), metric: 'change', value: 70 },
    { ...of(toy, 'box'), metric: 'inp', value: 88 },
    { ...of(shell, 'box'), metric: 'inp', value: 88 },
  ])
})

test.each([
  ['both from the cache', [0, 0], true],
  ['both from the network', [900, 700], false],
  ['one of each, as after a release', [0, 700], undefined],
  ['of which one host does not say', [0, undefined], undefined],
])('says where the code came from: %s', async (_, sizes, cached) => {
  start({ isChosen: true, registry: { revision: 1, shell, remotes: [toy] } })
  await all()
  files = [shell.base, toy.base].map((base, i) => ({
    name: `${new URL(base, location.href).href}entry.js`,
    transferSize: sizes[i] ?? 0,
    decodedBodySize: sizes[i] === undefined ? 0 : 4_000,
  }))
  measured('lcp', 900)
  expect(reports.map((report) => report.cached)).toEqual([cached, cached])
})

test('a page that the browser had kept is not measured again', async () => {
  start({ isChosen: true, registry: { revision: 1, shell, remotes: [toy] } })
  await all()
  measured('lcp', 5, 'back-forward-cache')
  expect(reports).toEqual([])
})

test('visitors who were not chosen tell of a canary only', async () => {
  const canary = { ...toy, version: '2', channel: 'canary' } as const
  start({ isChosen: false, registry: { revision: 1, shell, remotes: [canary] } })
  await all()
  measured('cls', 0.02)
  expect(reports).toEqual([
    {
      name: toy.name,
      version: '2',
      kind: 'vital',
      page: 'shelf',
      metric: 'cls',
      value: 0.02,
      cached: undefined,
    },
  ])
})

test('the others load nothing', async () => {
  start({ isChosen: false, registry: { revision: 1, shell, remotes: [toy] } })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(observers.size).toBe(0)
})
