import { getMember, getRegions, searchMembers } from 'contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { endpointQuery, queryClient } from '../query.ts'
import { followBlocks } from './follow-blocks.ts'

const search = endpointQuery(searchMembers, { query: {} }).queryKey
const profile = endpointQuery(getMember, { query: { id: 'v' } }).queryKey
const regions = endpointQuery(getRegions).queryKey
const known = () =>
  [search, profile, regions].map((queryKey) => queryClient.getQueryData(queryKey) !== undefined)

beforeEach(() => {
  queryClient.clear()
  for (const queryKey of [search, profile, regions]) queryClient.setQueryData(queryKey, {} as never)
})

test('§6: a block leaves nothing that shows members and is not looked at', () => {
  followBlocks({ kind: 'blocked', profile: 'v' })
  expect(known()).toEqual([false, false, true])
})

test('§6: what is looked at is asked for anew', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  followBlocks({ kind: 'blocked', profile: 'v' })
  expect(invalidate).toHaveBeenCalledTimes(1)
})

test('other events leave all as it is', () => {
  followBlocks({ kind: 'like_seen', profile: 'v' })
  expect(known()).toEqual([true, true, true])
})
