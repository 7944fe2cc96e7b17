import { afterEach, expect, test, vi } from 'vitest'
import type { Report } from '../../../protocol/index.ts'
import { ownHealth } from './own-health.ts'

afterEach(() => void vi.restoreAllMocks())

function shell() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reports: Report[] = []
  const outcomes: string[] = []
  const health = ownHealth(
    { name: 'frame', version: '2', channel: 'live', base: '/frame/' },
    (report) => void reports.push(report),
    () => void outcomes.push('known'),
  )
  const signals: string[] = []
  const listen = ({ detail }: CustomEventInit<unknown>) => void signals.push(String(detail))
  window.addEventListener('shell-crashed', listen, { once: true })
  return { health, reports, signals, outcomes }
}

test('the shell reports that it has drawn, once, and how long that took', () => {
  const { health, reports, outcomes } = shell()
  health.drawn()
  health.drawn()
  expect(outcomes).toEqual(['known'])
  expect(reports).toEqual([{ name: 'frame', version: '2', kind: 'load', ms: expect.any(Number) }])
})

test('a crash of the first drawing is reported and signalled, and nothing counts as a load any more', () => {
  const { health, reports, signals, outcomes } = shell()
  health.crashed(new Error('no footer'))
  expect(outcomes).toEqual(['known'])
  health.drawn()
  expect(reports).toMatchObject([{ name: 'frame', version: '2', kind: 'crash', message: 'Error: no footer' }])
  expect(signals).toEqual(['Error: no footer'])
})

test('a later crash is reported only: the visitor is in the middle of something', () => {
  const { health, reports, signals } = shell()
  health.drawn()
  health.crashed(new Error('no menu'))
  expect(reports.map(({ kind }) => kind)).toEqual(['load', 'crash'])
  expect(signals).toEqual([])
})
