import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeScope, fakeTab } from './fixture-scope.ts'
import { openNotification } from './open-notification.ts'

const notification = (url: unknown = 'https://site.example/chats/1?from=push') => ({
  close: vi.fn<() => void>(),
  data: { url },
})
const opens = { kind: 'open', path: '/chats/1?from=push' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('the page opens in the tab that the member looked at last, which comes to the front', async () => {
  const [other, looked] = [fakeTab(), fakeTab({ isLooked: true })]
  const { scope, openWindow } = fakeScope([other, looked])
  const pressed = notification()
  await openNotification(scope, pressed)
  expect(pressed.close).toHaveBeenCalled()
  expect(looked.postMessage).toHaveBeenCalledWith(opens, [expect.any(MessagePort)])
  expect(looked.focus).toHaveBeenCalled()
  expect(other.postMessage).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('without an open tab, a new window opens', async () => {
  const { scope, openWindow } = fakeScope()
  await openNotification(scope, notification())
  expect(openWindow).toHaveBeenCalledWith('/chats/1?from=push')
})

test('so it does if the tab doesn’t answer within a second', async () => {
  const { scope, openWindow } = fakeScope([fakeTab({ answers: false })])
  const done = openNotification(scope, notification())
  await vi.advanceTimersByTimeAsync(1_000)
  await done
  expect(openWindow).toHaveBeenCalledWith('/chats/1?from=push')
})

test.each(['https://other.example/chats/1', '//other.example/', 'javascript:alert(1)', 'http://['])(
  'a notification never leads to %s',
  async (url) => {
    const { scope, openWindow } = fakeScope()
    await openNotification(scope, notification(url))
    expect(openWindow).toHaveBeenCalledWith('/')
  },
)
