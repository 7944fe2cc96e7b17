import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeScope, fakeTab } from './fixture-scope.ts'
import { receivePush } from './receive-push.ts'

const message = {
  title: 'Amberly',
  body: 'You have a new message.',
  url: 'https://site.example/chats/1',
  tag: 'messages 1',
}

beforeEach(() => vi.stubGlobal('caches', { match: async () => undefined }))
afterEach(() => vi.unstubAllGlobals())

test('a push message is shown, and every open page is told', async () => {
  const tab = fakeTab()
  const { scope, shown } = fakeScope([tab])
  await receivePush(scope, message, 1_000_000)
  const { url, ...words } = message
  const { title, ...options } = words
  expect(shown).toMatchObject([{ title, ...options, renotify: true, data: { url } }])
  expect(tab.postMessage).toHaveBeenCalledWith({ kind: 'push', message })
})

test('a member who is looking at the site sees no notification', async () => {
  const tabs = [fakeTab(), fakeTab({ isLooked: true })]
  const { scope, shown } = fakeScope(tabs)
  await receivePush(scope, message, 1_000_000)
  expect(shown).toEqual([])
  for (const tab of tabs) expect(tab.postMessage).toHaveBeenCalledTimes(1)
})

test('further messages of a conversation make no sound for a minute; another conversation does', async () => {
  const { scope, shown } = fakeScope()
  const at = async (seconds: number, tag = message.tag) => {
    await receivePush(scope, { ...message, tag }, 1_000_000 + seconds * 1_000)
    return shown[0]?.renotify
  }
  expect(await at(0)).toBe(true)
  expect(await at(30)).toBe(false)
  expect(await at(59)).toBe(false)
  expect(await at(59, 'messages 2')).toBe(true)
  expect(await at(60)).toBe(true)
})

test.each([undefined, null, 'hello', {}, { ...message, url: 7 }])('%j is no push message', async (data) => {
  const { scope, shown } = fakeScope()
  await receivePush(scope, data, 0)
  expect(shown).toEqual([])
})
