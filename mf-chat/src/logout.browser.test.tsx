import { leave, useUser } from 'shared-state/session'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from './fixture-page.tsx'
import { Page as Conversation } from './pages/conversation.tsx'
import { Page as Conversations } from './pages/conversations.tsx'
import { Page as MemberChat } from './pages/member-chat.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['the list', Conversations],
  ['a conversation', Conversation],
  ['the conversation with a member', MemberChat],
])('§8: after a logout, the page of %s stays for a moment and requests nothing', async (_, Page) => {
  const server = vi.fn<typeof fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', server)
  /** Renders the page again at the logout, as the navigation to the next page does. */
  function Frame() {
    useUser()
    return <Page />
  }
  const { unmount } = renderInPage(<Frame />)
  await expect.poll(() => server.mock.calls.length).toBeGreaterThan(0)
  server.mockClear()
  leave()
  // Two frames: time to render, and for the effects that would send requests.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  expect(server).not.toHaveBeenCalled()
  unmount()
})
