import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const API = join(import.meta.dirname, '../..')

/** Counts the imports that Node resolves, in its own process, since a hook stays for good. */
function importsFound(prepare: string): number {
  const code = `
    import { registerHooks } from 'node:module'
    import { rememberPackage } from './src/process/remember-package.ts'
    let found = 0
    registerHooks({ resolve(specifier, context, next) { found += 1; return next(specifier, context) } })
    ${prepare}
    const { eq } = await import('drizzle-orm')
    const { pgTable } = await import('drizzle-orm/pg-core')
    console.log(eq.name + ' ' + pgTable.name, found)`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: API,
    encoding: 'utf8',
  })
  const [, count] = /^eq pgTable (\d+)$/m.exec(printed) ?? []
  return Number(count)
}

test('the modules of a package load as before, and Node looks for few of them', () => {
  expect(importsFound('')).toBeGreaterThan(100)
  expect(importsFound("rememberPackage('drizzle-orm')")).toBeLessThan(20)
})
