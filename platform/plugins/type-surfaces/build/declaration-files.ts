import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import semver from 'semver'
import { entryPoint, splitSpecifier } from '../../../bundling/entry-point.ts'
import { findPackage, type Package, readPackage } from '../../../bundling/workspace.ts'
import { type Import, type Scope, scopeOf } from './scope.ts'
import { type Node, parseDeclarations } from './syntax.ts'

/** A name in a declaration, such as `Layout.Props`, possibly of another module. */
export interface Reference {
  readonly from?: string
  readonly names: readonly string[]
}

/** A declared name: its declarations in a file of the workspace, or just a text if it comes from elsewhere. */
export interface Target {
  readonly id: string
  readonly file?: string
  readonly declarations: readonly Node[]
}

/** A module of the workspace, or a library, which keeps its promises within one major version. */
type Module = { readonly file: string } | { readonly library: string }

const SOURCE = /(\.d)?\.[cm]?tsx?$/

/** Finds declarations by name in the files that the compiler wrote to `out`, a mirror of the workspace at `root`. */
export class DeclarationFiles {
  private readonly scopes = new Map<string, Scope>()
  private readonly owners = new Map<string, string>()
  private readonly out: string
  private readonly root: string

  constructor(out: string, root: string) {
    this.out = out
    this.root = root
  }

  /** The exports of an entry point, given as the path of its source. What it passes on from a library entirely is `*`. */
  exportsOf(source: string): Map<string, Target> {
    const file = this.declarationFile(source)
    return file === undefined ? new Map() : this.exportsOfFile(file)
  }

  /** Resolves a name that a declaration in `file` uses. */
  resolve(file: string, { from, names }: Reference): Target {
    const [first = '', ...rest] = names
    if (from !== undefined) return this.exported(file, { from, name: first || '*' }, rest)
    const scope = this.scopeOf(file)
    if (scope.declarations.has(first)) return this.declared(file, first, rest)
    const imported = scope.imports.get(first)
    return imported ? this.exported(file, imported, rest) : { id: names.join('.'), declarations: [] }
  }

  private exportsOfFile(file: string): Map<string, Target> {
    const { exports, reexported } = this.scopeOf(file)
    const found = new Map<string, Target>()
    for (const from of reexported) {
      const module = this.moduleOf(file, from)
      if ('library' in module) found.set('*', { id: module.library, declarations: [] })
      else for (const [name, target] of this.exportsOfFile(module.file)) found.set(name, target)
    }
    for (const [name, source] of exports) {
      const isLocal = typeof source === 'string'
      found.set(name, isLocal ? this.resolve(file, { names: [source] }) : this.exported(file, source, []))
    }
    return found
  }

  private exported(file: string, { from, name }: Import, rest: readonly string[]): Target {
    const module = this.moduleOf(file, from)
    if ('library' in module) return { id: `${module.library}#${[name, ...rest].join('.')}`, declarations: [] }
    if (name === '*') {
      const [first, ...more] = rest
      if (first !== undefined) return this.exported(file, { from, name: first }, more)
      return { id: `${this.ownerOf(module.file)}#*`, declarations: [] }
    }
    const target = this.exportsOfFile(module.file).get(name)
    return target ? withRest(target, rest) : { id: `${this.ownerOf(module.file)}#${name}`, declarations: [] }
  }

  private declared(file: string, name: string, rest: readonly string[]): Target {
    const declarations = this.scopeOf(file).declarations.get(name) ?? []
    return withRest({ id: `${this.ownerOf(file)}#${name}`, file, declarations }, rest)
  }

  private scopeOf(file: string): Scope {
    const known = this.scopes.get(file)
    if (known) return known
    const scope = scopeOf(parseDeclarations(file))
    this.scopes.set(file, scope)
    return scope
  }

  private moduleOf(file: string, specifier: string): Module {
    const source = this.sourceOf(file)
    if (specifier.startsWith('.')) return this.moduleAt(join(dirname(source), specifier), specifier)
    const [name, key] = splitSpecifier(specifier)
    const pkg = findInstalled(name, dirname(source))
    if (!pkg) return { library: specifier }
    if (pkg.folder.includes('node_modules')) return { library: `${specifier}@${majorOf(pkg.json.version)}` }
    return this.moduleAt(entryPoint(pkg, key), specifier)
  }

  private moduleAt(source: string, specifier: string): Module {
    const file = this.declarationFile(source)
    return file === undefined ? { library: specifier } : { file }
  }

  private declarationFile(source: string): string | undefined {
    const path = join(this.out, relative(this.root, source))
    const stem = path.replace(SOURCE, '')
    return [`${stem}.d.ts`, `${path}.d.ts`, join(path, 'index.d.ts')].find((file) => existsSync(file))
  }

  /** The package of a file; which of its files a type is in doesn't matter to users. */
  private ownerOf(file: string): string {
    const folder = dirname(this.sourceOf(file))
    const owner = this.owners.get(folder) ?? readPackage(folder).json.name
    this.owners.set(folder, owner)
    return owner
  }

  /** The path of the file that a declaration file was made of, but for its ending. */
  private sourceOf(file: string): string {
    return join(this.root, relative(this.out, file))
  }
}

function withRest(target: Target, rest: readonly string[]): Target {
  return rest.length === 0 ? target : { ...target, id: `${target.id}.${rest.join('.')}` }
}

function findInstalled(name: string, from: string): Package | undefined {
  try {
    return findPackage(name, from)
  } catch {
    return undefined
  }
}

/** Before 1.0.0 each minor version may break its users. */
function majorOf(version: string): string {
  const major = semver.major(version)
  return major === 0 ? `0.${semver.minor(version)}` : String(major)
}
