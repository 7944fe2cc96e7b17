import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import {
  DeclarationFiles,
  type Target,
} from '../../../platform/plugins/type-surfaces/build/declaration-files.ts'
import { emitDeclarations } from '../../../platform/plugins/type-surfaces/build/emit-declarations.ts'

/** An exported name of the package, as its users see it. */
export interface Exported {
  readonly name: string
  /** The comment above its declaration. */
  readonly comment: string
  /** Its declaration; empty if another library declares it. */
  readonly code: string
  /** The source file, relative to the repository, or the name of the library that declares it. */
  readonly source: string
}

export interface EntryPoint {
  /** As it is imported, such as `platform/protocol`; or `MENTIONED`. */
  readonly specifier: string
  readonly exports: readonly Exported[]
}

/** The title of the types that exports mention, and that no entry point exports. */
export const MENTIONED = 'Types that the others mention'

/** Reads the exports of every entry point in the package's manifest from the declarations that the compiler writes. */
export async function readEntryPoints(repository: string): Promise<EntryPoint[]> {
  const manifest = JSON.parse(await readFile(join(repository, 'platform/package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string>>
  }
  const entries = Object.entries(manifest.exports)
    .filter(([, file]) => !file.endsWith('.d.ts'))
    .map(([key, file]) => ({
      specifier: `platform${key.slice(1)}`,
      file: join(repository, 'platform', file),
    }))
  const folder = await mkdtemp(join(tmpdir(), 'reference-'))
  try {
    const out = await emitDeclarations(
      repository,
      folder,
      entries.map(({ file }) => file),
    )
    const files = new DeclarationFiles(out, repository)
    const found = entries.map(({ specifier, file }) => ({ specifier, targets: files.exportsOf(file) }))
    const parts = {
      specifier: MENTIONED,
      targets: partsOf(
        files,
        found.flatMap(({ targets }) => [...targets.values()]),
      ),
    }
    return await Promise.all(
      [...found, parts].map(async ({ specifier, targets }) => ({
        specifier,
        exports: await describeAll(targets, out),
      })),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Finds the types of the package that exports mention, and those that these mention in turn. */
function partsOf(files: DeclarationFiles, exports: readonly Target[]): Map<string, Target> {
  const known = new Set(exports.map(({ id }) => id))
  const parts = new Map<string, Target>()
  const queue = [...exports]
  for (const { file, declarations } of queue) {
    if (file === undefined) continue
    for (const names of declarations.flatMap((node) => typeNames(node))) {
      const target = files.resolve(file, { names })
      if (target.file === undefined || target.declarations.length === 0 || known.has(target.id)) continue
      known.add(target.id)
      parts.set(names.at(-1) ?? '', target)
      queue.push(target)
    }
  }
  return parts
}

/** The names of types in a declaration, each as its parts: `kernel.Mode` is two. */
function typeNames(value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap((item) => typeNames(item))
  if (typeof value !== 'object' || value === null) return []
  const node = value as Readonly<Record<string, unknown>>
  const name =
    node['type'] === 'TSInterfaceHeritage'
      ? node['expression']
      : node['type'] === 'TSTypeReference' && node['typeName']
  return [...(name ? [qualifiedName(name)] : []), ...Object.values(node).flatMap((child) => typeNames(child))]
}

function qualifiedName(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, left, right } = value as {
    readonly name?: string
    readonly left?: unknown
    readonly right?: unknown
  }
  return name === undefined ? [...qualifiedName(left), ...qualifiedName(right)] : [name]
}

async function describeAll(targets: ReadonlyMap<string, Target>, out: string): Promise<Exported[]> {
  const sorted = [...targets].sort(([a], [b]) => a.localeCompare(b, 'en'))
  return Promise.all(sorted.map(([name, target]) => describe(name, target, out)))
}

async function describe(name: string, { id, file, declarations }: Target, out: string): Promise<Exported> {
  if (file === undefined) return { name, comment: '', code: '', source: id.split('@')[0] ?? id }
  const text = await readFile(file, 'utf8')
  const parts = declarations.map((node) => partOf(text, Number(node['start']), Number(node['end'])))
  const source = relative(out, file).replace(/\.d\.ts$/, '')
  return {
    name,
    comment: parts.map(({ comment }) => comment).find((comment) => comment !== '') ?? '',
    code: parts.map(({ code }) => code).join('\n'),
    source,
  }
}

/** Finds the comment above a declaration, which stands before the words `export declare const`. */
function partOf(text: string, start: number, end: number): { comment: string; code: string } {
  const before = text.slice(0, start)
  const words = /(?:export )?(?:default )?(?:declare )?(?:const |let )?$/.exec(before)?.[0] ?? ''
  const above = before.slice(0, before.length - words.length)
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(above)?.[1] ?? ''
  const keyword = /(const|let) $/.exec(words)?.[0] ?? ''
  return {
    comment: comment.replaceAll(/^\s*\* ?/gm, '').trim(),
    code: keyword + text.slice(start, end).replace(/^declare /, ''),
  }
}
