import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freeMember, stateOf } from './fixture-state.ts'
import { addWords, changeLocale, startI18n, word } from './i18n.ts'
import { beginSession, currentUser, leave } from './session.ts'
import { useStore } from './store/store.ts'

const server = vi.fn<typeof fetch>()

beforeEach(async () => {
  vi.stubGlobal('fetch', server)
  useStore.getState().setLocale('en')
  await startI18n()
  addWords('shell', 'fi', { close: 'Sulje' })
})
afterEach(() => {
  leave()
  server.mockReset()
  vi.unstubAllGlobals()
  document.documentElement.lang = 'en'
})

test('§7: a member’s choice of language is told to the server', async () => {
  beginSession(stateOf(freeMember))
  server.mockResolvedValue(new Response(JSON.stringify({ user: { ...freeMember, language: 'fi' } })))
  await changeLocale('fi')
  expect(server.mock.calls).toMatchObject([['/api/user.php', { method: 'PUT', body: '{"language":"fi"}' }]])
  await expect.poll(() => currentUser()?.language).toBe('fi')
})

test('§7: a visitor’s is not', async () => {
  beginSession(stateOf(null))
  await changeLocale('fi')
  expect(server).not.toHaveBeenCalled()
})

test('the page waits for no answer, and says nothing of a failure', async () => {
  beginSession(stateOf(freeMember))
  server.mockImplementation(async () => new Response('{}', { status: 422 }))
  await changeLocale('fi')
  expect(word('shell', 'close')).toBe('Sulje')
  expect(useStore.getState().locale).toBe('fi')
  await expect.poll(() => server.mock.calls.length).toBe(1)
  expect(currentUser()?.language).toBe('en')
})

test('of two quick choices the later one counts', async () => {
  beginSession(stateOf(freeMember))
  const signals: (AbortSignal | null | undefined)[] = []
  server.mockImplementation(async (_, init) => {
    signals.push(init?.signal)
    return init?.body === '{"language":"fi"}'
      ? new Response('{}', { status: 503 })
      : new Response(JSON.stringify({ user: { ...freeMember, language: 'de' } }))
  })
  await changeLocale('fi')
  await changeLocale('de')
  await expect.poll(() => currentUser()?.language).toBe('de')
  expect(signals[0]?.aborted).toBe(true)
})
