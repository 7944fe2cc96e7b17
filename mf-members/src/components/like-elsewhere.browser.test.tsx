import { getMember, getSwipe, type MemberProfile, type SearchQueryInput, searchMembers } from 'contracts'
import { endpointQuery, queryClient, useQuery } from 'shared-state/query'
import { startFollowing } from 'shared-state/realtime'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { freeMember } from '../../../shared-state/src/fixture-state.ts'
import { FakeEventSource } from '../../../shared-state/src/realtime/fixture-event-source.ts'
import { renderInPage } from '../fixture-page.tsx'
import { Actions } from '../profile/actions.tsx'
import { swipeProfile } from '../swipe/fixture-profiles.ts'
import { MemberCard } from './member-card.tsx'

const vera = swipeProfile('v', { name: 'Vera' })
const relation = { liked: false, likes_me: false, like_new: false, matched: false }

const search = (query: SearchQueryInput) => endpointQuery(searchMembers, { query })
const women = search({ gender: 'female' })
const everyone = search({})
const deck = endpointQuery(getSwipe, { query: { zone: 'Europe/Amsterdam' } })
const profile = endpointQuery(getMember, { query: { id: 'v' } })

function Cards() {
  const { data } = useQuery({ ...women, enabled: false })
  return data?.profiles.map((member) => <MemberCard key={member.id} member={member} />)
}

function Profile() {
  const { data } = useQuery({ ...profile, enabled: false })
  return data && <Actions profile={data.profile} />
}

let unmount = () => {}
let stop = () => {}
afterEach(async () => {
  stop()
  unmount()
  await expect.poll(() => FakeEventSource.open).toEqual([])
  vi.unstubAllGlobals()
})

async function render() {
  vi.stubGlobal('EventSource', FakeEventSource)
  // A member per test: tabs of one member share one stream.
  const rendered = await renderInPage(
    <>
      <Cards />
      <Profile />
    </>,
    { user: { ...freeMember, id: crypto.randomUUID() } },
  )
  unmount = rendered.unmount
  for (const { queryKey } of [women, everyone])
    queryClient.setQueryData(queryKey, { profiles: [vera], numResults: 1 } as never)
  queryClient.setQueryData(deck.queryKey, { profiles: [vera], left_today: 3, resets_at: null })
  queryClient.setQueryData(profile.queryKey, {
    profile: { ...vera, relation } as unknown as MemberProfile,
  })
  stop = startFollowing()
  await expect.poll(() => FakeEventSource.open.length).toBe(1)
}

const isPressed = () =>
  page
    .getByRole('button', { name: /^Liked?:? Vera$/ })
    .elements()
    .map((heart) => heart.getAttribute('aria-pressed'))
const isLiked = () =>
  [everyone, deck].map(({ queryKey }) =>
    queryClient
      .getQueryData<{ profiles: { liked: boolean }[] }>(queryKey)
      ?.profiles.map(({ liked }) => liked),
  )

test('a like in another tab fills the hearts on cards and the profile, also in lists out of sight', async () => {
  await render()
  await expect.poll(isPressed).toEqual(['false', 'false'])
  const liked = { ...vera, liked_at: '2026-03-02T10:00:00.000Z' }
  FakeEventSource.open[0]?.send({ kind: 'like_given', profile: liked }, '1')
  await expect.poll(isPressed).toEqual(['true', 'true'])
  expect(isLiked()).toEqual([[true], [true]])
  FakeEventSource.open[0]?.send({ kind: 'like_ended', way: 'given', profile: 'v' }, '2')
  await expect.poll(isPressed).toEqual(['false', 'false'])
  expect(isLiked()).toEqual([[false], [false]])
})
