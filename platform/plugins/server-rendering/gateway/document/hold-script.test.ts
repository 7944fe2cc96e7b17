import { compileFunction } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { HOLD_SCRIPT } from './hold-script.ts'

test('the script that holds input is small, and refers to nothing of this process', () => {
  expect(gzipSync(HOLD_SCRIPT).length).toBeLessThan(1_800)
  expect(() => compileFunction(HOLD_SCRIPT)).not.toThrow()
})
