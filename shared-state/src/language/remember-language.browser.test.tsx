import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freeMember, startTestState, stateOf } from '../fixture-state.ts'
import { currentUser } from '../session/session.ts'
import { useStore } from '../state/store.ts'
import { addWords, changeLocale, showInLocale, word } from './i18n.ts'

const server = vi.fn<typeof fetch>()

beforeEach(() => void vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
  vi.unstubAllGlobals()
  document.documentElement.lang = 'en'
})

test('§7: a member’s choice of language is saved on the server', async () => {
  startTestState(stateOf(freeMember))
  server.mockResolvedValue(new Response(JSON.stringify({ user: { ...freeMember, language: 'fi' } })))
  await changeLocale('fi')
  expect(server.mock.calls).toMatchObject([['/api/user.php', { method: 'PUT', body: '{"language":"fi"}' }]])
  await expect.poll(() => currentUser()?.language).toBe('fi')
})

test('§7: a visitor’s choice is not', async () => {
  startTestState(stateOf(null))
  await changeLocale('fi')
  expect(server).not.toHaveBeenCalled()
})

test('a window is shown in another language without anybody remembering it', async () => {
  startTestState(stateOf(freeMember))
  const { cookie } = document
  addWords('shell', 'fi', { close: 'Sulje' })
  await showInLocale('fi')
  expect(word('shell', 'close')).toBe('Sulje')
  expect(useStore.getState().locale).toBe('fi')
  expect(document.documentElement.lang).toBe('fi')
  expect(document.cookie).toBe(cookie)
  expect(server).not.toHaveBeenCalled()
})

test('the page neither waits for the server nor reports its failure', async () => {
  startTestState(stateOf(freeMember))
  server.mockImplementation(async () => new Response('{}', { status: 422 }))
  addWords('shell', 'fi', { close: 'Sulje' })
  await changeLocale('fi')
  expect(word('shell', 'close')).toBe('Sulje')
  expect(useStore.getState().locale).toBe('fi')
  await expect.poll(() => server.mock.calls.length).toBe(1)
  expect(currentUser()?.language).toBe('en')
})

test('the later of two quick choices counts', async () => {
  startTestState(stateOf(freeMember))
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
