import { applyEvent, deleteChat, getChat, getChats, markMessages, type UserEvent } from 'contracts'
import { and, eq, gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { WOMAN, writersOf } from '../features/chat/fixture-chat.ts'
import { stoppedClock } from '../features/members/fixture-people.ts'
import { openWorld } from '../fixtures/world.ts'
import { userEvent } from '../tables/events.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
const { writer, write, send, open } = writersOf(world, clock)

test('an open conversation and the list patched with the events since equal a fresh answer, step by step', async () => {
  const he = await writer('he')
  const she = await writer('she', { profile: WOMAN, isPaid: true })
  await write(she, he, 'Hello')
  const { conversation } = await open(he, she)
  const id = conversation?.id ?? expect.fail('no conversation')
  const mark = (by: typeof he, state: 'read' | 'delivered', up_to: number) =>
    by.call(markMessages, { body: { state, conversations: [{ id, up_to }] } })

  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    'he answers': () => write(he, she, 'Hello yourself'),
    'her browser receives it': () => mark(she, 'delivered', 2),
    'she reads it': () => mark(she, 'read', 2),
    'she answers with a gift': () => send(she, he, { kind: 'gift', gift: 'rose', note: 'For you' }),
    'his browser receives it': () => mark(he, 'delivered', 3),
    'he reads it': () => mark(he, 'read', 3),
    'both write': () => Promise.all([write(he, she, 'One'), write(she, he, 'Two')]),
    'he deletes the chat': () => he.call(deleteChat, { body: { conversation: id } }),
    'she writes again': () => write(she, he, 'Three'),
  }
  for (const [name, act] of Object.entries(steps)) {
    const before = { his: await answers(he, she), hers: await answers(she, he) }
    const since = { his: await positionOf(he), hers: await positionOf(she) }
    await act()
    const his = patched(before.his, await eventsAfter(he, since.his))
    expect([name, his]).toEqual([name, await answers(he, she)])
    const hers = patched(before.hers, await eventsAfter(she, since.hers))
    expect([name, hers]).toEqual([name, await answers(she, he)])
  }
})

type Person = Awaited<ReturnType<typeof writer>>

const answers = async (by: Person, other: Person) => ({
  [getChat.path]: await open(by, other),
  [getChats.path]: (await by.call(getChats, {})).data,
})

const patched = (before: Awaited<ReturnType<typeof answers>>, events: readonly UserEvent[]) =>
  Object.fromEntries(
    Object.entries(before).map(([path, answer]) => [
      path,
      events.reduce<unknown>((patchedAnswer, event) => applyEvent(path, patchedAnswer, event), answer),
    ]),
  )

async function eventsAfter({ id }: { readonly id: string }, position: number): Promise<UserEvent[]> {
  const rows = await db
    .select({ event: userEvent.event })
    .from(userEvent)
    .where(and(eq(userEvent.memberId, id), gt(userEvent.sequence, position)))
    .orderBy(userEvent.sequence)
  return rows.map(({ event }) => event)
}

const positionOf = ({ id }: { readonly id: string }) => db.$count(userEvent, eq(userEvent.memberId, id))
