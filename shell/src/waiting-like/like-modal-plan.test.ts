import { expect, test } from 'vitest'
import { likeModalPlan } from './like-modal-plan.ts'

const entry = { route: 'members', t: null, newLikes: 1, askedWith: 0, wasShown: false }
const never = { after: null, asks: false }
const soon = { after: 5_000, asks: true }

test.each([
  ['somebody looks around', {}, soon],
  ['they are at home', { route: 'index' }, soon],
  ['they play', { route: 'swipe-game' }, never],
  ['they pay', { route: 'credits' }, never],
  ['they look at their likes', { route: 'likes' }, never],
  ['no page stands yet', { route: undefined }, never],
  ['the link says how long', { t: '30' }, { after: 30_000, asks: true }],
  ['the link says at once', { t: '0' }, { after: 0, asks: true }],
  ['the link says so, wherever it leads', { route: 'likes', t: '2' }, { after: 2_000, asks: true }],
  ['the link says nonsense', { t: 'soon' }, soon],
  ['the link says for ever', { t: '99999' }, soon],
  ['the link says a time before', { t: '-1' }, soon],
  ['no like is new', { newLikes: 0 }, never],
  ['no like is new, but the link says when', { newLikes: 0, t: '2' }, { after: 2_000, asks: false }],
  ['all of them were shown before', { newLikes: 2, askedWith: 2 }, never],
  ['another one came since', { newLikes: 3, askedWith: 2 }, soon],
  ['one was shown in this visit', { wasShown: true, newLikes: 9 }, never],
])('§2: when %s', (_, situation, plan) => {
  expect(likeModalPlan({ ...entry, ...situation })).toEqual(plan)
})
