import { expect, test } from 'vitest'
import { UPLOAD_SHARES, UploadMemory } from './upload-memory.ts'

const shares = { all: 100, perAddress: 60, perMember: 30 }
const ann = { memberId: 'ann', address: '192.0.2.1' }
const bob = { memberId: 'bob', address: '192.0.2.1' }
const cat = { memberId: 'cat', address: '192.0.2.1' }
const dan = { memberId: 'dan', address: '198.51.100.1' }
const eve = { memberId: 'eve', address: '198.51.100.2' }

test('a member who holds their share leaves the rest to others', () => {
  const memory = new UploadMemory(shares)
  expect(memory.reserve(ann, 30)).toBeUndefined()
  expect(memory.reserve(ann, 1)).toBe('share')
  expect(memory.reserve({ ...ann, address: '203.0.113.1' }, 1)).toBe('share')
  expect(memory.reserve(bob, 30)).toBeUndefined()
})

test('all accounts of an address share one part', () => {
  const memory = new UploadMemory(shares)
  expect(memory.reserve(ann, 30)).toBeUndefined()
  expect(memory.reserve(bob, 30)).toBeUndefined()
  expect(memory.reserve(cat, 1)).toBe('share')
  expect(memory.reserve(dan, 30)).toBeUndefined()
  expect(memory.reserve(eve, 11)).toBe('all')
  expect(memory.reserve(eve, 10)).toBeUndefined()
})

test('released memory is free again', () => {
  const memory = new UploadMemory(shares)
  expect(memory.reserve(ann, 30)).toBeUndefined()
  memory.release(ann, 30)
  expect(memory.reserve(ann, 30)).toBeUndefined()
})

test('one address cannot hold more than half of the memory', () => {
  expect(UPLOAD_SHARES.perAddress * 2).toBeLessThanOrEqual(UPLOAD_SHARES.all)
})
