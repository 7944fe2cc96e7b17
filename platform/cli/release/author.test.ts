import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../registry/bundles/fixture-bundle.ts'
import { authorOf, authorText } from './author.ts'

/** Creates a repository of Ann's with one commit, and returns its folder and the commit's hash. */
async function repository() {
  const folder = await temporaryFolder()
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
  git('init', '--quiet')
  git('config', 'user.name', 'Ann')
  git('config', 'user.email', 'ann@example.com')
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin')
  return { folder, commit: git('rev-parse', 'HEAD').trim() }
}

test('takes the name and the commit from git', async () => {
  const { folder, commit } = await repository()
  expect(await authorOf(folder, undefined, {})).toEqual({ by: 'Ann', commit })
})

test('the name of a CI run counts more than the one in git, and --by more than both', async () => {
  const { folder } = await repository()
  const env = { GITHUB_ACTOR: 'ann-on-github' }
  expect(await authorOf(folder, undefined, env)).toMatchObject({ by: 'ann-on-github' })
  expect(await authorOf(folder, 'Bob', env)).toMatchObject({ by: 'Bob' })
})

test('marks a commit if there are changes that it does not contain', async () => {
  const { folder, commit } = await repository()
  await writeFile(join(folder, 'new.ts'), '')
  expect((await authorOf(folder, undefined, {})).commit).toBe(`${commit}-dirty`)
})

test('records no commit outside a repository', async () => {
  expect(await authorOf(await temporaryFolder(), 'Bob', {})).toEqual({ by: 'Bob', commit: undefined })
})

test('says as much as is known', () => {
  const commit = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334'
  expect(authorText({ by: 'Ann', commit })).toBe('by Ann from a1b2c3d')
  expect(authorText({ by: 'Ann', commit: `${commit}-dirty` })).toBe(
    'by Ann from a1b2c3d with uncommitted changes',
  )
  expect(authorText({ commit })).toBe('from a1b2c3d')
  expect(authorText({})).toBe('')
})
