import {
  type Conversation,
  type ErrorCode,
  getChat,
  getChats,
  getGifts,
  getIcebreakers,
  type Message,
  markMessages,
  type Settings,
} from 'contracts'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { ConversationView } from './conversation-view.tsx'
import { conversationOf } from './fixture-conversation.ts'

const PAGE = 50

/** The fake server's conversation, and the calls that it has received. */
export const server = {
  messages: [] as Message[],
  overrides: {} as Partial<Conversation>,
  refusal: undefined as
    | { readonly code: ErrorCode; readonly status: number; readonly data?: object }
    | undefined,
  calls: [] as { readonly method: string; readonly path: string; readonly body: unknown }[],
}

const refused = ({ code, status, data }: NonNullable<typeof server.refusal>) =>
  Response.json({ error: { code, message: code }, ...(data && { data }) }, { status })

function chat(before: string | null): Response {
  if (server.refusal) return refused(server.refusal)
  const end = before === null ? server.messages.length : Number(before) - 1
  const messages = server.messages.slice(Math.max(0, end - PAGE), end)
  return Response.json(conversationOf(messages, { ...server.overrides, has_older: end > PAGE }))
}

async function respond(address: string, { method = 'GET', body }: RequestInit = {}) {
  const { pathname, searchParams } = new URL(address, location.href)
  if (method !== 'GET' || pathname === getChat.path) {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    server.calls.push({ method, path: pathname, body: sent ?? searchParams.get('before') })
  }
  if (method === 'GET' && pathname === getChat.path) return chat(searchParams.get('before'))
  if (pathname === getGifts.path)
    return Response.json({ gifts: [{ id: 'rose', name: 'A rose', image: '/rose.svg', is_offered: true }] })
  if (pathname === getIcebreakers.path) return Response.json({ icebreakers: [] })
  if (method === 'GET' && pathname === getChats.path) return Response.json({ chats: [] })
  if (method === 'DELETE' || method === 'POST') return new Response(null, { status: 204 })
  return Response.json({})
}

/** The numbers up to which the page has said that the user has read. */
export const sentReads = () =>
  server.calls
    .filter(({ path, method }) => path === markMessages.path && method === 'POST')
    .map(({ body }) => (body as { conversations: [{ up_to: number }] }).conversations[0].up_to)

interface Scene {
  readonly overrides?: Partial<Conversation>
  readonly settings?: Partial<Settings>
  readonly by?: { readonly conversation: string } | { readonly profile: string }
  /** By default that of a phone. */
  readonly size?: readonly [width: number, height: number]
}

/** Renders the page of a conversation with Vera. */
export async function renderConversation(
  messages: readonly Message[],
  { overrides = {}, settings = {}, by = { conversation: 'c1' }, size = [390, 800] }: Scene = {},
) {
  await page.viewport(...size)
  Object.assign(server, { messages, overrides, calls: [] })
  vi.stubGlobal('fetch', respond)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  localStorage.clear()
  return renderInPage(<ConversationView by={by} />, { chats: { chats: [] }, settings })
}

/** Undoes what rendering has replaced. */
export function clearConversation() {
  server.refusal = undefined
  // Messages that wait to be sent would wait in the next test file, too.
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
