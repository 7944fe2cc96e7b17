import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawFrame } from '../fixture-frame.tsx'
import { expectEntryWarning } from './load-entry-warning.ts'

const asked = vi.hoisted(() => ({ times: 0 }))
vi.mock('./entry-warning.tsx', () => {
  asked.times += 1
  return { EntryWarning: () => null }
})

const root = document.documentElement
let unmount = () => {}

beforeEach(() => void vi.resetModules())
afterEach(() => {
  unmount()
  delete root.dataset['opensIn']
})

test.each([
  ['lander', 0],
  [undefined, 1],
])('§2: on the way to a page in the layout %s its code is asked for %s times', async (layout, times) => {
  unmount = (await drawFrame(null)).unmount
  asked.times = 0
  if (layout) root.dataset['opensIn'] = layout
  expectEntryWarning()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked.times).toBe(times)
})
