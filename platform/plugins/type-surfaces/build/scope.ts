import { isNode, type Node, nameOf, nodes } from './syntax.ts'

/** A name in another file: `name` is `*` for the whole module. */
export interface Import {
  readonly from: string
  readonly name: string
}

/** The top level of a declaration file. */
export interface Scope {
  readonly imports: ReadonlyMap<string, Import>
  readonly declarations: ReadonlyMap<string, readonly Node[]>
  /** Export → the local name, or the name in another file. */
  readonly exports: ReadonlyMap<string, string | Import>
  /** Modules of which everything is exported. */
  readonly reexported: readonly string[]
}

/** Collects what the statements of a declaration file declare, import and export. */
export function scopeOf(statements: readonly Node[]): Scope {
  const imports = new Map<string, Import>()
  const declarations = new Map<string, Node[]>()
  const exports = new Map<string, string | Import>()
  const reexported: string[] = []

  function declare(node: Node, exported?: string) {
    for (const declaration of node.type === 'VariableDeclaration' ? nodes(node['declarations']) : [node]) {
      const name = nameOf(declaration['id']) ?? 'default'
      declarations.set(name, [...(declarations.get(name) ?? []), declaration])
      if (exported !== undefined) exports.set(exported || name, name)
    }
  }

  function exportSpecifiers(node: Node) {
    const from = sourceOf(node)
    for (const specifier of nodes(node['specifiers'])) {
      const local = nameOf(specifier['local']) ?? ''
      exports.set(nameOf(specifier['exported']) ?? local, from === undefined ? local : { from, name: local })
    }
  }

  for (const node of statements) {
    if (node.type === 'ImportDeclaration') {
      for (const specifier of nodes(node['specifiers'])) {
        imports.set(nameOf(specifier['local']) ?? '', {
          from: sourceOf(node) ?? '',
          name: importedName(specifier),
        })
      }
    } else if (node.type === 'ExportAllDeclaration') {
      const name = nameOf(node['exported'])
      const from = sourceOf(node) ?? ''
      if (name === undefined) reexported.push(from)
      else exports.set(name, { from, name: '*' })
    } else if (node.type === 'ExportNamedDeclaration') {
      if (isNode(node['declaration'])) declare(node['declaration'], '')
      exportSpecifiers(node)
    } else if (node.type === 'ExportDefaultDeclaration' && isNode(node['declaration'])) {
      const local = node['declaration'].type === 'Identifier' && nameOf(node['declaration'])
      if (local) exports.set('default', local)
      else declare(node['declaration'], 'default')
    } else if ('id' in node || 'declarations' in node) declare(node)
  }
  return { imports, declarations, exports, reexported }
}

function sourceOf(node: Node): string | undefined {
  return nameOf(node['source'])
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  return specifier.type === 'ImportNamespaceSpecifier' ? '*' : (nameOf(specifier['imported']) ?? '')
}
