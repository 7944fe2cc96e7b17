import { dismissals, getChats, getInterests, getLikes, logOut, markMessages, sendTyping } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './api/call.ts'
import { draftsOf } from './chat/drafts/drafts-of.ts'
import { queueMessage } from './chat/outgoing/outgoing.ts'
import { endSession } from './end-session.ts'
import { freeMember, startTestState, stateOf } from './fixture-state.ts'
import { countVisit } from './install/count-visit.ts'
import { endpointQuery, queryClient } from './query.ts'
import { currentRole } from './session/session.ts'
import { useStore } from './state/store.ts'

/** A server that answers when the test says so, and refuses members once it has ended the session. */
class Server {
  readonly asked: string[] = []
  readonly refused: string[] = []
  private hasSession = true
  private readonly waiting = new Map<string, () => void>()

  readonly fetch: typeof fetch = async (path, init) => {
    const url = typeof path === 'string' ? path : ''
    this.asked.push(url)
    await new Promise<void>((resolve, reject) => {
      this.waiting.set(url, resolve)
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
    return this.answerTo(url)
  }

  /** Handles a request that it has got. */
  async handles(path: string) {
    await expect.poll(() => this.waiting.has(path)).toBe(true)
    this.waiting.get(path)?.()
    this.waiting.delete(path)
  }

  private answerTo(url: string) {
    if (url === logOut.path) this.hasSession = false
    else if (url === getInterests.path) return Response.json({ interests: [] })
    else if (!this.hasSession) {
      this.refused.push(url)
      const error = { code: 'authentication_required', message: '' }
      return Response.json({ error, data: { authentication_required: true } }, { status: 403 })
    }
    return new Response(null, { status: 204 })
  }
}

let server: Server
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => error,
  )
const acknowledge = () => call(markMessages, { body: { state: 'delivered', conversations: [] } })

beforeEach(() => {
  server = new Server()
  vi.stubGlobal('fetch', server.fetch)
  startTestState(stateOf(freeMember))
})
afterEach(() => vi.unstubAllGlobals())

test('§7: the logout waits for what the server has not answered, and cancels reads', async () => {
  const marked = acknowledge()
  const read = queryClient.prefetchQuery(endpointQuery(getChats))
  await expect.poll(() => server.asked.length).toBe(2)
  const ended = endSession()
  await read
  expect(server.asked).not.toContain(logOut.path)
  await server.handles(markMessages.path)
  await marked
  await server.handles(logOut.path)
  await ended
  expect([server.refused, currentRole()]).toEqual([[], 'visitor'])
})

test('§7: meanwhile nothing is sent that the server would refuse after the logout', async () => {
  const ended = endSession()
  await expect.poll(() => server.asked).toEqual([logOut.path])
  const late = [acknowledge(), call(sendTyping, { body: { profile: 'bo' } }), call(getLikes)].map(failure)
  const publicRead = call(getInterests)
  await server.handles(logOut.path)
  await ended
  for (const error of await Promise.all(late))
    expect(error).toMatchObject({ code: 'authentication_required', status: 0 })
  await server.handles(getInterests.path)
  expect(await publicRead).toEqual({ interests: [] })
  expect(server.asked).toEqual([logOut.path, getInterests.path])
})

test('a logout that fails lets everything go on', async () => {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    path === logOut.path ? Response.json({}, { status: 400 }) : server.fetch(path, init),
  )
  const ended = failure(endSession())
  const marked = acknowledge()
  expect(await ended).toMatchObject({ status: 400 })
  await server.handles(markMessages.path)
  expect(await marked).toBeUndefined()
  expect(currentRole()).toBe('free')
})

test('§4: a logout deletes from the browser what the cookie page says, and leaves the rest', async () => {
  localStorage.clear()
  sessionStorage.clear()
  const { rememberSearch, rememberChat, choosePayment, keepFirstMessage, dismiss } = useStore.getState()
  rememberSearch('?gender=female')
  rememberChat({ member: freeMember.id, profile: 'bo', opened_at: '2026-02-03T04:05:06Z' })
  choosePayment({ country: 'NL' })
  keepFirstMessage({ to: 'bo', text: 'Hello' })
  dismiss(dismissals.install)
  countVisit()
  draftsOf(freeMember.id).write('bo', 'Not yet')
  draftsOf(freeMember.id).hasAny()
  const hello = { kind: 'text', text: 'Hello' } as const
  queueMessage('bo', hello, hello)
  const stored = () => Object.keys(localStorage).map((key) => key.replace(/:.*/, ''))
  const all = ['draft', 'hide-install-offer', 'last-chat', 'outgoing', 'payment', 'search', 'visits']
  expect(stored().toSorted()).toEqual(all)
  expect(Object.keys(sessionStorage)).toEqual(['first-message'])
  const ended = endSession()
  await server.handles(logOut.path)
  await ended
  expect(stored().toSorted()).toEqual(['hide-install-offer', 'visits'])
  expect(Object.keys(sessionStorage)).toEqual([])
})
