import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../registry/bundles/fixture-bundle.ts'
import { COMMANDS, usage, usageOf } from './usage.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

function run(cwd: string, ...words: readonly string[]) {
  return spawnSync(process.execPath, [MAIN, ...words], { cwd, encoding: 'utf8' })
}

test.each(['--help', '-h'])('platform %s names every command, in any folder', async (flag) => {
  const { status, stdout } = run(await temporaryFolder(), flag)
  expect(status).toBe(0)
  for (const name of Object.keys(COMMANDS)) expect(stdout).toContain(`npx platform ${name} `)
})

test.each(['new', 'start', 'dev', 'build'])('%s --help explains it, and does nothing else', async (name) => {
  const { status, stdout } = run(await temporaryFolder(), name, '--help')
  expect(status).toBe(0)
  expect(stdout).toContain(`Usage: npx platform ${name} `)
})

test('an unknown command is named, and a usage error', async () => {
  const { status, stderr } = run(await temporaryFolder(), 'deploy')
  expect(status).toBe(2)
  expect(stderr).toContain("There is no command 'deploy'.")
  expect(stderr).toContain('Usage:')
})

test('a command is called as the scripts of its workspace call it', () => {
  expect(usage()).toContain('npm run dev -- [bundle…] [--site URL]')
  expect(usageOf('build')).toContain('--monolith  builds shell and remotes as one bundle')
})
