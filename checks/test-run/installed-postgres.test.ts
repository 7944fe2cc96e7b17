import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hasPostgres } from './installed-postgres.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'installed-postgres-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('finds an installed server', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, '17/bin'), { recursive: true })
  writeFileSync(join(folder, '17/bin/postgres'), '')
  expect(hasPostgres(folder)).toBe(true)
})

it('finds none where the folder is missing', () => {
  expect(hasPostgres(join(temporaryFolder(), 'missing'))).toBe(false)
})

it('finds none in the empty folders that an uninstalled server leaves', () => {
  const folder = temporaryFolder()
  expect(hasPostgres(folder)).toBe(false)
  mkdirSync(join(folder, '17/bin'), { recursive: true })
  expect(hasPostgres(folder)).toBe(false)
})
