import { blockMember, deleteChat, getMember } from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { WOMAN, writersOf } from '../fixture-chat.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const { writer, couple, send } = writersOf(await openWorld({ clock }), clock)

test('§2: a gift counts on the receiver’s profile, once for each id, and stays when the chat is deleted', async () => {
  const { he, she } = await couple()
  const viewer = await writer('viewer', { profile: WOMAN })
  const giftsOf = async (one: typeof she) =>
    (await viewer.call(getMember, { query: { id: one.id } })).data.profile.gifts
  const rose = { kind: 'gift', gift: 'rose', note: 'For you' } as const
  const id = 'a-gift-that-is-sent-twice'
  const { data } = await send(he, she, rose, id)
  await send(he, she, rose, id)
  await send(he, she, { ...rose, gift: 'star' })
  await send(he, she, rose)
  const counted = [
    { gift: 'rose', count: 2 },
    { gift: 'star', count: 1 },
  ]
  expect(await giftsOf(she)).toEqual(counted)
  expect(await giftsOf(he)).toEqual([])
  await she.call(deleteChat, { body: { conversation: data.chat?.conversation.id ?? '' } })
  // It doesn't say who gave it, so a block changes nothing.
  await viewer.call(blockMember, { body: { profile: he.id } })
  expect(await giftsOf(she)).toEqual(counted)
})
