import {
  answerSwipe,
  findMatches,
  getSwipe,
  likeMember,
  type SearchQueryInput,
  searchMembers,
  undoSwipe,
} from 'contracts'
import { beforeAll, expect, test } from 'vitest'
import { ensureDemoWorld } from '../../../../../../local/demo-world/ensure-demo-world.ts'
import { openWorld } from '../../../../fixtures/world.ts'
import { makeConversation } from '../../../chat/fixture-conversation.ts'
import { peopleOf, stoppedClock } from '../../fixture-people.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { person } = peopleOf(world, clock)
const zone = 'UTC'

beforeAll(() => ensureDemoWorld(world.database, { now: clock.now() }), 120_000)

async function newcomer(country: 'GB' | 'FI' = 'GB') {
  const me = await person('me', {
    profile: { gender: 'female', sexuality: 'hetero', country, dateOfBirth: '1993-06-15' },
  })
  const find = async (query: SearchQueryInput = {}) => (await me.call(searchMembers, { query })).data
  return {
    me,
    find,
    answer: (profile: string, answer: 'yes' | 'no') =>
      me.call(answerSwipe, { body: { profile, answer, zone } }),
    everywhere: async () => ({
      home: (await find({ undecided: '1' })).profiles,
      'new here': (await find({ undecided: '1', is_new: '1' })).profiles,
      similar: (await find({ similar: '1', with_photo: '1', interests: 'art' })).profiles,
      deck: (await me.call(getSwipe, { query: { zone } })).data.profiles,
      finder: (await me.call(findMatches, { query: {} })).data.suggestions.map(({ profile }) => profile),
    }),
  }
}

test('§2: no suggestion shows whom the member has passed, liked or talked to; others take their places, and a search still finds all', async () => {
  const { me, find, answer, everywhere } = await newcomer()
  const before = await everywhere()
  const [passed, liked, talkedTo, ...others] = before.home.map(({ id }) => id) as [
    string,
    string,
    string,
    ...string[],
  ]
  await answer(passed, 'no')
  await me.call(likeMember, { body: { profile: liked } })
  await makeConversation(world, me, { brandId: me.brandId, memberId: talkedTo, name: 'talked to' })
  const after = await everywhere()
  const decided = [passed, liked, talkedTo]
  for (const [place, cards] of Object.entries(after)) {
    expect([place, cards.filter(({ id }) => decided.includes(id))]).toEqual([place, []])
  }
  for (const place of ['home', 'deck', 'finder'] as const)
    expect([place, after[place].length]).toEqual([place, before[place].length])
  expect(after.home.slice(0, others.length).map(({ id }) => id)).toEqual(others)
  expect((await find({ gender: 'male' })).profiles.map(({ id }) => id)).toEqual(
    expect.arrayContaining(decided),
  )
  await me.call(undoSwipe, { body: { profile: passed, zone } })
  expect((await find({ undecided: '1' })).profiles[0]?.id).toBe(passed)
})

test('§2: the total of a suggestion leaves out those decided on, and none are left in the end', async () => {
  const { find, answer } = await newcomer('FI')
  const total = (await find()).numResults
  expect(total).toBeGreaterThan(24)
  for (let left = total; left > 0; ) {
    const { profiles, numResults } = await find({ undecided: '1' })
    expect(numResults).toBe(left)
    for (const { id } of profiles) await answer(id, 'no')
    left -= profiles.length
  }
  expect(await find({ undecided: '1' })).toMatchObject({ profiles: [], numResults: 0, loosen: [] })
  expect((await find()).numResults).toBe(total)
})
