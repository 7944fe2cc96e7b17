import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DESIGN_VERSION } from './constants.ts'

test('§9: the label of `release status` names the version of the design that pages read', () => {
  const file = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { platform } = JSON.parse(file) as { platform: { design: number } }
  expect(platform.design).toBe(DESIGN_VERSION)
})
