import { existsSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fixtureWorkspace } from '../../bundling/fixtures/workspace.ts'
import { findPackage } from '../../bundling/workspace.ts'
import type { Declarations } from '../../protocol/index.ts'
import { readWorkspace } from '../workspace.ts'
import { types } from './types.ts'

/** A site whose shells, the live one first, have these declarations. */
async function siteOf(...shells: readonly Declarations[]): Promise<string> {
  const answers: Record<string, unknown> = {
    '/shells.json': shells.map((_, index) => ({
      name: 'shell',
      version: `1-${index}`,
      base: `/b/${index}/`,
    })),
    ...Object.fromEntries(shells.map((shell, index) => [`/b/${index}/types.json`, shell])),
  }
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[url]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A team's repository, with one remote that gives a button a tone. */
function repositoryFor(site: string) {
  const { root } = fixtureWorkspace({
    'package.json': { platform: { site } },
    'tsconfig.json': {
      compilerOptions: {
        strict: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        noEmit: true,
        allowImportingTsExtensions: true,
        types: [],
      },
    },
    'mf-events/src/index.ts': "import { button } from 'kit/button'\nbutton({ tone: 'calm' })\n",
    'node_modules/kit/package.json': { name: 'kit' },
  })
  symlinkSync(findPackage('typescript', import.meta.dirname).folder, join(root, 'node_modules/typescript'))
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  onTestFinished(() => void vi.restoreAllMocks())
  return { root, printed }
}

const kitWith = (property: string): Declarations => ({
  entries: { 'kit/button': 'kit/src/button.d.ts' },
  files: {
    'kit/src/button.d.ts':
      "import type { Props } from './props.ts'\nexport declare function button(props: Props): void",
    'kit/src/props.d.ts': `export interface Props { ${property}: string }`,
  },
})

test('sources are checked against the live shell and the one before', async () => {
  const site = await siteOf(kitWith('tone'), kitWith('hue'))
  const { root, printed } = repositoryFor(site)
  expect(await types(readWorkspace(root, {}), [])).toBe(1)
  expect(printed).toEqual([
    'The sources fit the live shell, 1-0.',
    'The sources do not fit the previous shell, 1-1.',
  ])
})

test('a file that would lie outside of the folder is refused', async () => {
  const site = await siteOf({ entries: {}, files: { '../../../evil.d.ts': '' } })
  const { root } = repositoryFor(site)
  await expect(types(readWorkspace(root, {}), [])).rejects.toThrow("the name '../../../evil.d.ts'")
  expect(existsSync(join(root, 'evil.d.ts'))).toBe(false)
})
