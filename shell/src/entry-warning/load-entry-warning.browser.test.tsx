import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInFrame } from '../fixture-frame.tsx'
import { preloadEntryWarning } from './load-entry-warning.ts'

const requested = vi.hoisted(() => ({ times: 0 }))
vi.mock('./entry-warning.tsx', () => {
  requested.times += 1
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
])(
  '§2: on the way to a page in the layout %s, the code of the entry warning is requested %i times',
  async (layout, times) => {
    unmount = (await renderInFrame(null)).unmount
    requested.times = 0
    if (layout) root.dataset['opensIn'] = layout
    preloadEntryWarning()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect.poll(() => requested.times).toBe(times)
  },
)
