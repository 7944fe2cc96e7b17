import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** For the top of a test file: a storage in a folder of its own, removed after the file. */
export function testStorage(): Storage {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  return folderStorage(root)
}

/** The names of all stored files. */
export async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of storage.list()) names.push(name)
  return names.sort()
}
