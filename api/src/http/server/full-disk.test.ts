import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const LOG = join(import.meta.dirname, 'log.ts')
const PROGRAM = `
  const { createLog } = await import('${LOG}')
  const log = createLog({ level: 'warn', secret: 'a secret' })
  for (let line = 0; line < 3; line += 1) {
    log.warn('This line has no room.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  process.exit(7)`

test('a process whose log is on a full disk goes on', ({ skip }) => {
  skip(spawnSync('prlimit', ['--version']).status !== 0, 'prlimit, which makes a disk full, is not here')
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = openSync(join(folder, 'log'), 'a')
  const args = ['--fsize=0:', process.execPath, '--input-type=module', '--eval', PROGRAM]
  const { status } = spawnSync('prlimit', args, { stdio: ['ignore', file, file], timeout: 10_000 })
  closeSync(file)
  expect(status).toBe(7)
})
