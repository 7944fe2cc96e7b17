import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'

const kit = join(import.meta.dirname, '..')
const widths = Object.values(breakpoints)

test('§1: a layout changes at 576, 768, 992 and 1200 px', () => {
  expect(widths).toEqual([576, 768, 992, 1200])
})

test('no style sheet uses another width', () => {
  const strange = globSync('**/*.css', { cwd: kit }).flatMap((sheet) =>
    Array.from(readFileSync(join(kit, sheet), 'utf8').matchAll(/@media[^{]*\bwidth\b[^{]*/g)).flatMap(
      ([query]) =>
        (query.match(/[\d.]+(?=px|r?em)/g) ?? [])
          .filter((width) => !widths.some((known) => String(known) === width))
          .map((width) => `${sheet}: ${width}`),
    ),
  )
  expect(strange).toEqual([])
})
