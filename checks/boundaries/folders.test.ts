import { expect, it } from 'vitest'
import { judgeFolders } from './folders.ts'

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`)

it('accepts a folder with 30 children', () => {
  expect(judgeFolders(filesIn('mf-chat/src', 30))).toEqual([])
})

it('names a folder with 31 children, and not its parent', () => {
  expect(judgeFolders(filesIn('mf-chat/src', 31))).toEqual([
    expect.stringMatching(/^too many children: mf-chat\/src\/ holds 31 files and folders, 30 are allowed\./),
  ])
})

it('counts a subfolder once, however much it holds', () => {
  expect(judgeFolders([...filesIn('api/src', 29), ...filesIn('api/src/db', 30)])).toEqual([])
  expect(judgeFolders([...filesIn('api/src', 30), ...filesIn('api/src/db', 2)])).toHaveLength(1)
})

it('lets append-only folders grow', () => {
  expect(judgeFolders(filesIn('docs/decisions', 200))).toEqual([])
})
