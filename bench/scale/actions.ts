import { Agent, request } from 'node:http'
import { findMatches, getChat, getChats, getMember, likeMember, searchMembers, sendMessage } from 'contracts'
import { newId } from '../../api/src/db/new-id.ts'
import type { Talker } from '../../local/cluster/load/fixture-talker.ts'

/** Somebody whose actions are measured. */
export interface Actor {
  readonly talker: Talker
  readonly site: string
  /** Members whom the actor finds, and the addresses of their pictures. */
  readonly others: readonly string[]
  readonly pictures: readonly string[]
}

interface Asked {
  readonly method?: string
  readonly path: string
  readonly body?: unknown
  readonly isVisitor?: boolean
}

/** How each action is done; `round` counts how often an actor has done it. Each name is a row of the model. */
export const ACTIONS = {
  'visitor opens the home page': () => ({ path: '/', isVisitor: true }),
  'member opens a page': () => ({ path: '/members' }),
  'page of a search': (_, round) => ({ path: `${searchMembers.path}?pageNumber=${1 + (round % 3)}` }),
  suggestions: () => findMatches,
  profile: ({ others }, round) => ({ path: `${getMember.path}?id=${others[round % others.length]}` }),
  picture: ({ pictures }, round) => ({ path: pictures[round % pictures.length] ?? '' }),
  'list of chats': () => getChats,
  conversation: ({ talker }) => ({ path: `${getChat.path}?profile=${talker.partner}` }),
  'message, told to the open page of the other': ({ talker }, round) => ({
    ...sendMessage,
    body: { id: newId(), profile: talker.partner, content: { kind: 'text', text: `Message ${round}` } },
  }),
  like: ({ others }, round) => ({ ...likeMember, body: { profile: others[round % others.length] } }),
} as const satisfies Readonly<Record<string, (actor: Actor, round: number) => Asked>>
export type Action = keyof typeof ACTIONS

const agent = new Agent({ keepAlive: true })

/** Does the action once; resolves with the bytes of the answer as they came over the line. */
export async function act(name: Action, actor: Actor, round: number): Promise<number> {
  const { method = 'GET', path, body, isVisitor = false }: Asked = ACTIONS[name](actor, round)
  const { cookie, ...visitor } = actor.talker.headers
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const sent = request(new URL(path, actor.site), {
    method,
    agent,
    headers: { ...visitor, ...(!isVisitor && { cookie }), 'accept-encoding': 'br, gzip' },
  })
  sent.on('error', reject)
  sent.on('response', (response) => {
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    response.on('error', reject)
    response.on('end', () => {
      const { statusCode = 0 } = response
      if (statusCode < 300) resolve(bytes)
      else reject(new Error(`${name}: ${statusCode} at ${path}`))
    })
  })
  sent.end(body === undefined ? undefined : JSON.stringify(body))
  return promise
}
