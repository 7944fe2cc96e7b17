import { type AnswerOf, getChat, getUser, type SentContent, sendMessage } from 'contracts'
import { newId } from '../../db/new-id.ts'
import type { openWorld } from '../../fixtures/world.ts'
import { adjust } from '../credits/ledger/adjust.ts'
import { peopleOf } from '../members/fixture-people.ts'

type World = Awaited<ReturnType<typeof openWorld>>

export const WOMAN = { gender: 'female', sexuality: 'hetero' } as const

type WriterOverrides = Parameters<ReturnType<typeof peopleOf>['person']>[1] & { readonly credits?: number }

/** Members who write to each other. */
export function writersOf(world: World, clock: { now(): Date }) {
  const { person } = peopleOf(world, clock)
  type Person = Awaited<ReturnType<typeof person>>

  async function topUp(one: Person, credits: number) {
    const gift = { ...one, id: newId(), credits, reason: 'A test', now: clock.now() }
    await world.database.inTransaction((tx) => adjust(tx, gift))
  }

  async function writer(name: string, { credits = 100, ...overrides }: WriterOverrides = {}) {
    const one = await person(name, overrides)
    if (credits > 0) await topUp(one, credits)
    return one
  }

  return {
    writer,
    topUp,

    /** A free man and a premium woman, with credits. */
    async couple() {
      return {
        he: await writer('he'),
        she: await writer('she', { profile: WOMAN, isPaid: true }),
      }
    },

    write: (from: Person, to: { readonly id: string }, text: string, id = newId()) =>
      from.call(sendMessage, { body: { id, profile: to.id, content: { kind: 'text', text } } }),

    send: (from: Person, to: { readonly id: string }, content: SentContent, id = newId()) =>
      from.call(sendMessage, { body: { id, profile: to.id, content } }),

    async open(by: Person, other: { readonly id: string }, before?: number) {
      const query = { profile: other.id, ...(before !== undefined && { before }) }
      return (await by.call(getChat, { query })).data
    },

    credits: async (of: Person) => (await of.call(getUser, {})).data.user?.credits,
  }
}

/** The texts of a conversation's messages, with their sequence numbers. */
export function textsIn({ messages }: AnswerOf<typeof getChat>): string[] {
  return messages.map(
    ({ sequence, content }) => `${sequence} ${content.kind === 'text' ? content.text : content.kind}`,
  )
}
