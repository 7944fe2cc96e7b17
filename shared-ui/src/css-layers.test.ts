import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname

for (const sheet of globSync('**/*.css', { cwd: here })) {
  test(`${sheet} begins with the layer order`, () => {
    expect(readFileSync(join(here, sheet), 'utf8')).toMatch(/^@layer reset, tokens, ui, app;\n/)
  })
}
