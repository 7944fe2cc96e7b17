import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../fixture-page.tsx'
import { lateComponent } from './late-component.tsx'
import { useIdlePreload } from './use-idle-preload.ts'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Page({ hasData = true }) {
  useIdlePreload(hasData)
  return null
}

function latePart() {
  const load = vi.fn<() => Promise<() => null>>(() => Promise.resolve(() => null))
  lateComponent(load)
  return load
}

test('the idle page loads its late parts once', async () => {
  // A browser under load may not be idle for as long as it likes.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const load = latePart()
  unmount = renderInPage(<Page />).unmount
  await expect.poll(() => load.mock.calls.length).toBe(1)
  unmount()
  unmount = renderInPage(<Page />).unmount
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(load).toHaveBeenCalledTimes(1)
})

test.each([
  ['before its data is there', false, false],
  ['for a user who saves data', true, true],
])('nothing is loaded %s', async (_, hasData, saveData) => {
  vi.stubGlobal('navigator', { connection: { saveData } })
  const load = latePart()
  const idle = vi.spyOn(globalThis, 'requestIdleCallback')
  unmount = renderInPage(<Page hasData={hasData} />).unmount
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(idle).not.toHaveBeenCalled()
  expect(load).not.toHaveBeenCalled()
})
