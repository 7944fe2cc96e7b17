import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, temporaryStorage } from '../bundles/fixture-bundle.ts'
import { testStorageContract } from './fixture-storage-contract.ts'
import { folderStorage } from './folder-storage.ts'

describe('as any storage', () => {
  testStorageContract(temporaryStorage)
})

test('stores each key as a file in its folder, so that a server can send it', async () => {
  const storage = folderStorage(await temporaryFolder())
  await storage.put('bundles/news/1/main.js', Buffer.from('hello'))
  expect(await readFile(join(storage.folder, 'bundles/news/1/main.js'), 'utf8')).toBe('hello')
})

test('never reads, writes, lists or removes outside its folder', async () => {
  const outside = await temporaryFolder()
  await writeFile(join(outside, 'secret'), 'x')
  const storage = folderStorage(join(outside, 'store'))
  await expect(storage.read('../secret')).rejects.toThrow('cannot be a key')
  await expect(storage.list('../')).rejects.toThrow('cannot be a key')
  await expect(storage.put('../secret', Buffer.from('y'))).rejects.toThrow('cannot be a key')
  await expect(storage.remove('../secret')).rejects.toThrow('cannot be a key')
  expect(await readFile(join(outside, 'secret'), 'utf8')).toBe('x')
})

test('leaves no temporary files behind, and removes those of killed processes', async () => {
  const folder = await temporaryFolder()
  const temporary = join(folder, '.tmp')
  await mkdir(temporary)
  await writeFile(join(temporary, 'abandoned'), 'x')
  await writeFile(join(temporary, 'at-work'), 'x')
  await utimes(join(temporary, 'abandoned'), 0, 0)
  const storage = folderStorage(folder)
  await storage.create('a', Buffer.from('1'))
  await storage.create('a', Buffer.from('2'))
  await storage.put('a', Buffer.from('3'))
  expect(await readdir(temporary)).toEqual(['at-work'])
  expect(await storage.list('')).toEqual(['a'])
})

test('passes on disk errors', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'taken'))
  await expect(folderStorage(folder).put('taken', Buffer.from('x'))).rejects.toThrow('EISDIR')
})
