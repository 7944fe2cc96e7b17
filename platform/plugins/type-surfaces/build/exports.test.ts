import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Exports } from '../../../bundling/build-plugins.ts'
import { fixtureWorkspace } from '../../../bundling/fixtures/workspace.ts'
import { readPackage } from '../../../bundling/workspace.ts'
import type { ExportShape } from '../../../protocol/index.ts'
import { offeredShapes, type Surfaces, usedShapes } from './shapes.ts'
import { sharedSurfaces } from './shared-surfaces.ts'

interface Change {
  readonly before: string
  readonly after: string
  /** Words in the code of the remote. */
  readonly code?: string
}

const BREAKING: Readonly<Record<string, Change>> = {
  'a parameter of another type': {
    before: 'export function it(page: number) {}',
    after: 'export function it(page: string) {}',
  },
  'a further required parameter': {
    before: 'export function it(page: number) {}',
    after: 'export function it(page: number, pages: number) {}',
  },
  'a further required property': {
    before: 'interface Props { page: number }; export function it(props: Props) {}',
    after: 'interface Props { page: number; pages: number }; export function it(props: Props) {}',
  },
  'a property that became required': {
    before: 'export function it(props: { page?: number }) {}',
    after: 'export function it(props: { page: number }) {}',
  },
  'an optional property in use that is gone': {
    before: 'export function it(props: { tone?: string }) {}',
    after: 'export function it(props: { hue?: string }) {}',
    code: 'it({ tone: "red" })',
  },
  'a result that may be missing': {
    before: 'export function it(): string { return "" }',
    after: 'export function it(): string | null { return null }',
  },
  'a property in use that a result lacks': {
    before: 'export const it = () => ({ id: 1, name: "" })',
    after: 'export const it = () => ({ id: 1, title: "" })',
    code: 'it().name',
  },
  'a type in another file': {
    before: 'import type { Old } from "./types.ts"; export const it = (value: Old) => {}',
    after: 'import type { New } from "./types.ts"; export const it = (value: New) => {}',
  },
  'a value in use that is no longer allowed': {
    before: 'export function it(tone: "red" | "blue") {}',
    after: 'export function it(tone: "red" | "green") {}',
    code: 'it("blue")',
  },
  'what a callback gets': {
    before: 'export function it(props: { onChange: (page: { id: number }) => void }) {}',
    after: 'export function it(props: { onChange: (page: { key: number }) => void }) {}',
    code: 'onChange(page) { page.id }',
  },
  'a method in use of a class': {
    before: 'export class it { start() {} }',
    after: 'export class it { begin() {} }',
    code: 'new it().start()',
  },
}

const HARMLESS: Readonly<Record<string, Change>> = {
  'another comment, layout and name of a parameter': {
    before: 'export function it(page: number) {}',
    after: '/** Turns to a page. */\nexport function it(\n  to: number,\n) {}',
  },
  'a further export': {
    before: 'export const it = 1 as number',
    after: 'export const it = 1 as number; export const other = 2',
  },
  'a further optional parameter': {
    before: 'export function it(page: number) {}',
    after: 'export function it(page: number, pages?: number) {}',
  },
  'a further optional property': {
    before: 'interface Props { page: number }; export function it(props: Props) {}',
    after: 'interface Props { page: number; pages?: number }; export function it(props: Props) {}',
  },
  'a property that became optional': {
    before: 'export function it(props: { page: number }) {}',
    after: 'export function it(props: { page?: number }) {}',
    code: 'it({ page: 1 })',
  },
  'an optional property that nobody uses': {
    before: 'export function it(props: { tone?: string }) {}',
    after: 'export function it(props: {}) {}',
    code: 'it({})',
  },
  'a result with more in it': {
    before: 'export const it = () => ({ id: 1 })',
    after: 'export const it = () => ({ id: 1, name: "" })',
    code: 'it().id',
  },
  'a further allowed value': {
    before: 'type Tone = "red" | "blue"; export function it(tone: Tone) {}',
    after: 'type Tone = "red" | "blue" | "green"; export function it(tone: Tone) {}',
    code: 'it("blue")',
  },
  'a further name in a list': {
    before: 'export const it = ["a", "b"] as const',
    after: 'export const it = ["a", "b", "c"] as const',
    code: '"a" "b"',
  },
  'another body': {
    before: 'export function it(page: number): number { return page }',
    after: 'export function it(page: number): number { return page + 1 }',
  },
  'a type that moved to another file': {
    before: 'interface Old { id: number }; export const it = (value: Old) => {}',
    after: 'import type { Old } from "./types.ts"; export const it = (value: Old) => {}',
  },
  'a private member of a class': {
    before: 'export class it { start() {} }',
    after: 'export class it { private now = 1; start() { this.now } }',
    code: 'start',
  },
}

const CHANGES = { ...BREAKING, ...HARMLESS }
const moduleOf = (title: string) => title.replaceAll(' ', '-')

async function surfacesOf(side: 'before' | 'after') {
  const sources = Object.entries(CHANGES).map(([title, change]) => [
    `kit/src/${moduleOf(title)}.ts`,
    change[side],
  ])
  const { root } = fixtureWorkspace(
    {
      'pnpm-lock.yaml': '',
      'ball/package.json': { name: 'ball', version: '1.0.0', dependencies: { kit: '*' } },
      'kit/package.json': {
        name: 'kit',
        version: '1.0.0',
        federation: 'shared',
        exports: { './*': './src/*.ts' },
      },
      'kit/src/types.ts': 'export interface Old { id: number }; export interface New { key: number }',
      ...Object.fromEntries(sources),
    },
    { 'ball/node_modules/kit': 'kit' },
  )
  return (await sharedSurfaces(readPackage(join(root, 'ball')))).surfaces
}

let described: Promise<{ before: Surfaces; offered: Exports }> | undefined

/** Describes all changes at once, which takes no longer than one. */
function describeAll() {
  described ??= Promise.all([surfacesOf('before'), surfacesOf('after')]).then(([before, after]) => ({
    before,
    offered: offeredShapes(after),
  }))
  return described
}

function wordsIn(code: string): Set<string> {
  return new Set(code.match(/\w+/g))
}

/** Whether facts that the remote relied on are gone, or the shell demands more. */
async function isBroken(title: string): Promise<boolean> {
  const { before, offered } = await describeAll()
  const module = `kit/${moduleOf(title)}`
  const used = usedShapes(before, new Map([[module, new Set(['it'])]]), wordsIn(CHANGES[title]?.code ?? ''))
  const [then, now] = [used[module]?.['it'], offered[module]?.['it']] as [ExportShape, ExportShape]
  const lacks = (all: string, some: string) => some.split(' ').some((fact) => !all.split(' ').includes(fact))
  return lacks(now.provides, then.provides) || lacks(`${then.requires} `, now.requires)
}

test.each(Object.keys(BREAKING))('%s breaks a remote', async (title) => {
  expect(await isBroken(title)).toBe(true)
})

test.each(Object.keys(HARMLESS))('%s breaks nobody', async (title) => {
  expect(await isBroken(title)).toBe(false)
})

test('an export that is not in the declarations is recorded by name alone', async () => {
  const { before } = await describeAll()
  const used = new Map([['kit/a-further-export', new Set(['gone'])]])
  expect(usedShapes(before, used, new Set())).toEqual({
    'kit/a-further-export': { gone: { provides: '', requires: '' } },
  })
})

test('a remote that takes a module as a whole uses all its exports', async () => {
  const { before } = await describeAll()
  const used = new Map([['kit/types', new Set(['*'])]])
  expect(Object.keys(usedShapes(before, used, new Set())['kit/types'] ?? {})).toEqual(['Old', 'New'])
})
