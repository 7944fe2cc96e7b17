import { expect, test } from 'vitest'
import { likeModalPlan } from './like-modal-plan.ts'

const entry = { route: 'members', t: null, newLikes: 1, countAtLastCheck: 0, wasShown: false }
const never = { after: null, fetches: false }
const soon = { after: 5_000, fetches: true }

test.each([
  ['the member is searching', {}, soon],
  ['they are on the home page', { route: 'index' }, soon],
  ['they look at a profile', { route: 'members-id' }, never],
  ['they are in a conversation', { route: 'chats-id' }, never],
  ['they play the swipe game', { route: 'swipe-game' }, never],
  ['they are paying', { route: 'credits' }, never],
  ['they look at their likes', { route: 'likes' }, never],
  ['no page is open yet', { route: undefined }, never],
  ['the link sets a delay', { t: '30' }, { after: 30_000, fetches: true }],
  ['the link sets no delay', { t: '0' }, { after: 0, fetches: true }],
  ['the link sets a delay, on any page', { route: 'likes', t: '2' }, { after: 2_000, fetches: true }],
  ['the link sets an invalid delay', { t: 'soon' }, soon],
  ['the link sets too long a delay', { t: '99999' }, soon],
  ['the link sets a negative delay', { t: '-1' }, soon],
  ['no like is new', { newLikes: 0 }, never],
  ['no like is new, but the link sets a delay', { newLikes: 0, t: '2' }, { after: 2_000, fetches: false }],
  ['the server had none of them to show', { newLikes: 2, countAtLastCheck: 2 }, never],
  ['another one has come since', { newLikes: 3, countAtLastCheck: 2 }, soon],
  ['the modal has been shown in this visit', { wasShown: true, newLikes: 9 }, never],
])('§2: the like modal when %s', (_, context, plan) => {
  expect(likeModalPlan({ ...entry, ...context })).toEqual(plan)
})
