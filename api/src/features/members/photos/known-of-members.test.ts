import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { localBus } from '../../../events/bus/bus.ts'
import { KnownOfMembers } from './known-of-members.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

function open() {
  const local = localBus()
  let isHearing = true
  const known = new KnownOfMembers({ ...local, hears: () => isHearing })
  onTestFinished(() => known.close())
  let reads = 0
  const find = known.remember({
    async read(name) {
      reads += 1
      return name === 'nobody' ? null : { memberId: name.replace('also ', '') }
    },
    memberOf: ({ memberId }) => memberId,
    nameOf: (name) => name.replace('also ', ''),
    ttl: 5_000,
  })
  return {
    find,
    local,
    reads: () => reads,
    hear: (does: boolean) => {
      isHearing = does
    },
  }
}

test('a value is read once in five seconds, also by calls at the same time', async () => {
  const { find, reads } = open()
  await Promise.all([find('ann'), find('ann')])
  later(4_000)
  expect(await find('ann')).toEqual({ memberId: 'ann' })
  expect(reads()).toBe(1)
  later(2_000)
  await find('ann')
  expect(reads()).toBe(2)
})

test('a value is read again once its member has changed, and nobody else’s is', async () => {
  const { find, local, reads } = open()
  await find('ann')
  await find('bo')
  later(1)
  local.change('ann')
  later(1)
  await find('ann')
  await find('bo')
  expect(reads()).toBe(3)
})

test('a value whose reading began before a change is not kept', async () => {
  const { find, local, reads } = open()
  const reading = find('ann')
  later(1)
  local.change('ann')
  await reading
  later(1)
  await find('ann')
  expect(reads()).toBe(2)
})

test('after a gap all is read again, and while nothing is heard, every time', async () => {
  const { find, local, reads, hear } = open()
  await find('ann')
  later(1)
  local.gap()
  later(1)
  await find('ann')
  expect(reads()).toBe(2)
  hear(false)
  await find('ann')
  await find('ann')
  expect(reads()).toBe(4)
})

test('keys of the same name share what is known', async () => {
  const { find, local, reads } = open()
  await find('ann')
  await find('also ann')
  expect(reads()).toBe(1)
  later(1)
  local.change('ann')
  later(1)
  await find('also ann')
  await find('ann')
  expect(reads()).toBe(2)
})

test('of very many changes, the oldest are remembered as what may have changed for anybody', async () => {
  const { find, local, reads } = open()
  await find('ann')
  later(1)
  local.change('ann')
  later(1)
  await find('bo')
  later(1)
  for (let count = 0; count < 20_000; count += 1) local.change(`member ${count}`)
  later(1)
  await find('bo')
  expect(reads()).toBe(2)
  await find('ann')
  expect(reads()).toBe(3)
})

test('that there is nothing is not remembered', async () => {
  const { find, reads } = open()
  expect([await find('nobody'), await find('nobody')]).toEqual([null, null])
  expect(reads()).toBe(2)
})
