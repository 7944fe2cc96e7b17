import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { typeErrors } from './type-errors.ts'

const CONFIG = {
  compilerOptions: {
    strict: true,
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    types: [],
  },
}
const PAGE =
  "import styles from './clock.css'\nexport const hand: number = 1\nexport const colour = styles['colour']"

/** Checks the remote of a workspace whose shell shares the package `ui` with it. */
function workspace(files: Readonly<Record<string, unknown>> = {}) {
  const ui = { name: 'ui', version: '1.0.0', exports: { '.': './index.ts' }, federation: 'shared' }
  const { root, write } = fixtureWorkspace(
    {
      'pnpm-lock.yaml': '',
      'package.json': { name: 'site', version: '1.0.0' },
      'tsconfig.json': CONFIG,
      'ui/package.json': ui,
      'ui/index.ts': 'export const size: number = 2',
      'ui/css.d.ts':
        "declare module '*.css' {\n  const styles: Record<string, string>\n  export default styles\n}",
      'shell/package.json': { name: 'shell', version: '1.0.0', dependencies: { ui: '*' } },
      'shell/shell.ts': 'export default {}',
      'shell/src/index.ts': 'export {}',
      'clock/package.json': { name: 'clock', version: '1.0.0', dependencies: { ui: '*' } },
      'clock/remote.ts': 'export default {}',
      'clock/src/index.ts': "export default { clock: () => import('./page.ts') }",
      'clock/src/page.ts': PAGE,
      'clock/src/page.test.ts': "export const wrong: number = 'no part of the bundle'",
      ...files,
    },
    { 'clock/node_modules/ui': 'ui', 'shell/node_modules/ui': 'ui' },
  )
  return {
    write,
    check: (folder = 'clock') => typeErrors(join(root, folder), join(root, folder, 'node_modules/.cache')),
  }
}

test('finds the errors of the sources, and no others, also after a change', async () => {
  const { write, check } = workspace()
  expect(await check()).toEqual({ errors: [] })
  write('clock/src/page.ts', PAGE.replace('= 1', "= '1'"))
  const message = "clock/src/page.ts:2:14: Type 'string' is not assignable to type 'number'. (TS2322)"
  expect(await check()).toEqual({ errors: [{ file: 'clock/src/page.ts', message }] })
  expect(await check()).toEqual({ errors: [{ file: 'clock/src/page.ts', message }] })
  write('clock/src/page.ts', PAGE)
  expect(await check()).toEqual({ errors: [] })
})

test('an error in a shared module counts for the shell, which brings it', async () => {
  const { check } = workspace({
    'ui/index.ts': "export const size: number = '2'",
    'clock/src/page.ts': "export { size } from 'ui'",
  })
  expect(await check()).toEqual({ errors: [] })
  expect(await check('shell')).toMatchObject({ errors: [{ file: 'ui/index.ts' }] })
})

test('checks nothing in a workspace without a tsconfig.json', async () => {
  const { check } = workspace({
    'clock/src/page.ts': "export const hand: number = '1'",
  })
  expect(await check()).toMatchObject({ errors: [{ file: 'clock/src/page.ts' }] })
  const { root } = fixtureWorkspace({ 'clock/src/index.ts': "export const hand: number = '1'" })
  expect(await typeErrors(join(root, 'clock'), join(root, 'cache'))).toEqual({ errors: [] })
})

test.each([
  [
    'what only developers install is missing',
    { 'package.json': { name: 'site', version: '1.0.0', devDependencies: { '@types/toys': '1.0.0' } } },
    '@types/toys is not installed.',
  ],
  [
    'the compiler does not accept the settings',
    { 'tsconfig.json': { compilerOptions: { ...CONFIG.compilerOptions, types: ['toys'] } } },
    "Cannot find type definition file for 'toys'.",
  ],
])('says that it cannot check if %s', async (_, files, reason) => {
  const { check } = workspace({ ...files, 'clock/src/page.ts': "export const hand: number = '1'" })
  expect(await check()).toEqual({ errors: [], unchecked: expect.stringContaining(reason) })
})
