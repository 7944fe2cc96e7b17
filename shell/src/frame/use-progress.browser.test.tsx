import { PROGRESS_DURATION } from 'contracts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { ProgressBar } from 'shared-ui/progress-bar'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useProgress } from './use-progress.ts'

function Bar({ isLoading }: { readonly isLoading: boolean }) {
  return <ProgressBar state={useProgress(isLoading)} label="Loading" />
}

let root: ReturnType<typeof createRoot>
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const render = (isLoading: boolean) => act(async () => root.render(<Bar isLoading={isLoading} />))
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const bar = () => place.querySelector('[role=progressbar]')?.getAttribute('data-state')

test('§9: the bar shows once a page has been loading for 200 ms', async () => {
  await render(true)
  await wait(199)
  expect(bar()).toBe('idle')
  await wait(1)
  expect(bar()).toBe('running')
  await render(false)
  expect(bar()).toBe('done')
  await wait(600)
  expect(bar()).toBe('idle')
})

test('§9: a page that loads faster shows no bar', async () => {
  await render(true)
  await wait(150)
  await render(false)
  await wait(1_000)
  expect(bar()).toBe('idle')
})

test('§9: the bar creeps for 5,000 ms', async () => {
  await render(true)
  await wait(200)
  const [creep] = place.getAnimations({ subtree: true })
  expect(creep?.effect?.getTiming().duration).toBe(PROGRESS_DURATION)
})
