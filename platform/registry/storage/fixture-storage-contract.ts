import { expect, test } from 'vitest'
import type { Storage } from './storage.ts'

/** Tests that every driver must pass; `open` opens an empty storage. */
export function testStorageContract(open: () => Promise<Storage>): void {
  test('reads what was created, and null for a missing key', async () => {
    const storage = await open()
    expect(await storage.create('a/b/c.json', Buffer.from('one'))).toBe(true)
    expect(text(await storage.read('a/b/c.json'))).toBe('one')
    expect(await storage.read('a/b/d.json')).toBeNull()
    expect(await storage.read('a/b')).toBeNull()
  })

  test('creates a key once', async () => {
    const storage = await open()
    await storage.create('key', Buffer.from('first'))
    expect(await storage.create('key', Buffer.from('second'))).toBe(false)
    expect(text(await storage.read('key'))).toBe('first')
  })

  test('lets exactly one of fifty concurrent creates win, with its complete content', async () => {
    const storage = await open()
    const bodies = Array.from({ length: 50 }, (_, i) => String(i).repeat(20_000))
    const wins = await Promise.all(bodies.map((body) => storage.create('race/one', Buffer.from(body))))
    expect(wins.filter(Boolean)).toHaveLength(1)
    expect(text(await storage.read('race/one'))).toBe(bodies[wins.indexOf(true)])
  })

  test('overwrites on put, and readers never see a partial write', async () => {
    const storage = await open()
    await storage.put('key', Buffer.from('0'.repeat(100_000)))
    const writing = Promise.all(
      [1, 2, 3, 4].map((n) => storage.put('key', Buffer.from(String(n).repeat(100_000)))),
    )
    for (let i = 0; i < 20; i++) {
      const seen = text(await storage.read('key')) ?? ''
      expect(seen).toHaveLength(100_000)
      expect(new Set(seen).size).toBe(1)
    }
    await writing
    expect(await storage.create('key', Buffer.from('no'))).toBe(false)
  })

  test('lists keys by prefix, sorted, even if the prefix ends inside a part', async () => {
    const storage = await open()
    for (const key of ['b/2', 'b/10', 'b/c/1', 'ba/1', 'a']) await storage.put(key, Buffer.from(key))
    expect(await storage.list('b/')).toEqual(['b/10', 'b/2', 'b/c/1'])
    expect(await storage.list('b')).toEqual(['b/10', 'b/2', 'b/c/1', 'ba/1'])
    expect(await storage.list('b/1')).toEqual(['b/10'])
    expect(await storage.list('')).toEqual(['a', 'b/10', 'b/2', 'b/c/1', 'ba/1'])
    expect(await storage.list('nothing/')).toEqual([])
  })

  test('tells the sizes of keys', async () => {
    const storage = await open()
    await storage.put('b/1', Buffer.from('one'))
    await storage.create('b/c/2', Buffer.alloc(100_000))
    await storage.put('a', Buffer.from('a'))
    expect(await storage.sizes('b/')).toEqual(
      new Map([
        ['b/1', 3],
        ['b/c/2', 100_000],
      ]),
    )
    expect(await storage.sizes('nothing/')).toEqual(new Map())
  })

  test('removes a key, and ignores a missing one', async () => {
    const storage = await open()
    await storage.put('a/b', Buffer.from('x'))
    await storage.remove('a/b')
    await storage.remove('a/b')
    expect(await storage.read('a/b')).toBeNull()
    expect(await storage.list('a/')).toEqual([])
    expect(await storage.create('a/b', Buffer.from('y'))).toBe(true)
  })

  const invalidKeys = [
    '',
    '/',
    '/etc/passwd',
    '../x',
    'a/../../x',
    'a//b',
    'a/',
    './a',
    '.hidden',
    'a/.b',
    'a\\..\\b',
    'a\0b',
  ]
  test.each(invalidKeys)('refuses %j as a key', async (key) => {
    const storage = await open()
    await expect(storage.read(key)).rejects.toThrow('cannot be a key')
    await expect(storage.create(key, Buffer.from('x'))).rejects.toThrow('cannot be a key')
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('cannot be a key')
    await expect(storage.remove(key)).rejects.toThrow('cannot be a key')
  })
}

function text(bytes: Buffer | null): string | null {
  return bytes?.toString() ?? null
}
