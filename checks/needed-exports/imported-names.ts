import { parseSync } from 'vite'

/** Stands for all exports of a module. */
export const ALL = '*'

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

/** Variable → the shared module that it holds, or `REQUIRE`, if it is one of these. */
type Scope = ReadonlyMap<string, string | undefined>
type Variable = readonly [name: string, held: string | undefined]

/** Held by the third parameter of a function, which is what loads other modules in a module of the bundler. */
const REQUIRE = '(require)'

/**
 * Finds which exports of shared modules a built script reads: module → names. `modules` maps their numbers in the build to
 * their names. It reads the bundler's output, after the minifier, and so does not depend on how the build counts them.
 */
export function importedNames(
  code: string,
  modules: ReadonlyMap<string, string>,
): Map<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  visit(parseSync('built.js', code).program as unknown as Node, [])
  return names

  function add(module: string, name: string) {
    names.set(module, (names.get(module) ?? new Set()).add(name))
  }

  function moduleOf(number: unknown): string | undefined {
    return isNode(number) && number.type === 'Literal' ? modules.get(String(number['value'])) : undefined
  }

  function valueOf(node: unknown, scopes: readonly Scope[]): string | undefined {
    if (!isIdentifier(node)) return undefined
    const name = String(node['name'])
    return scopes.findLast((scope) => scope.has(name))?.get(name)
  }

  /** The shared module that `r(123)` returns. */
  function requiredBy(node: unknown, scopes: readonly Scope[]): string | undefined {
    if (!isNode(node) || node.type !== 'CallExpression') return undefined
    return valueOf(node['callee'], scopes) === REQUIRE ? moduleOf(nodes(node['arguments'])[0]) : undefined
  }

  /** The shared module that an expression is: `a`, after `var a = r(123)`, or `r(123)` itself. */
  function heldBy(node: unknown, scopes: readonly Scope[]): string | undefined {
    const value = valueOf(node, scopes)
    return value === REQUIRE ? undefined : (value ?? requiredBy(node, scopes))
  }

  function visit(node: Node, outer: readonly Scope[]): void {
    const scope = scopeOf(node, outer)
    const scopes = scope.size > 0 ? [...outer, scope] : outer
    const held = heldBy(node, scopes)
    if (held !== undefined) return add(held, ALL)
    if (node.type === 'MemberExpression') {
      const object = heldBy(node['object'], scopes)
      if (object !== undefined) return add(object, propertyOf(node))
    }
    // `r.t.bind(r, 123)` requires a module later.
    const [first, second] = nodes(node['arguments'])
    const later = valueOf(first, scopes) === REQUIRE ? moduleOf(second) : undefined
    if (later !== undefined) add(later, ALL)
    for (const child of childrenOf(node)) if (!isBinding(child, scopes)) visit(child, scopes)
  }

  /** `var a = r(123)` only gives the module a name, and `r(123)` as a statement only runs it. */
  function isBinding(node: Node, scopes: readonly Scope[]): boolean {
    if (node.type === 'VariableDeclarator')
      return isIdentifier(node['id']) && requiredBy(node['init'], scopes) !== undefined
    return node.type === 'ExpressionStatement' && requiredBy(node['expression'], scopes) !== undefined
  }

  /** The variables that begin to exist with a node. */
  function scopeOf(node: Node, outer: readonly Scope[]): Scope {
    const { type } = node
    if (isFunction(node)) {
      const parameters = nodes(node['params'])
      const own = [...(type === 'FunctionExpression' ? [node['id']] : []), ...parameters]
      const [third] = variables(parameters.slice(2, 3))
      const scope = new Map([...variables(own), ...(third ? [[third[0], REQUIRE] as const] : [])])
      return new Map([...scope, ...hoisted(node['body'], [...outer, scope])])
    }
    if (type === 'Program') return new Map([...hoisted(node, outer), ...lexical(nodes(node['body']), outer)])
    if (type === 'BlockStatement' || type === 'StaticBlock')
      return new Map(lexical(nodes(node['body']), outer))
    if (type === 'SwitchStatement') {
      const statements = nodes(node['cases']).flatMap((one) => nodes(one['consequent']))
      return new Map(lexical(statements, outer))
    }
    if (type === 'CatchClause') return new Map(variables([node['param']]))
    if (type === 'ClassExpression') return new Map(variables([node['id']]))
    return new Map(type.startsWith('For') ? lexical(nodes([node['init'] ?? node['left']]), outer) : [])
  }

  function lexical(statements: readonly Node[], outer: readonly Scope[]): Variable[] {
    return statements.flatMap((node) => {
      if (node.type === 'VariableDeclaration') return node['kind'] === 'var' ? [] : declared(node, outer)
      return /^(Function|Class)Declaration$/.test(node.type) ? variables([node['id']]) : []
    })
  }

  function hoisted(node: unknown, outer: readonly Scope[]): Variable[] {
    if (!isNode(node) || isFunction(node)) return []
    const isVar = node.type === 'VariableDeclaration' && node['kind'] === 'var'
    return [
      ...(isVar ? declared(node, outer) : []),
      ...childrenOf(node).flatMap((one) => hoisted(one, outer)),
    ]
  }

  function declared(node: Node, outer: readonly Scope[]): Variable[] {
    return nodes(node['declarations']).flatMap(({ id, init }) => {
      const held = isIdentifier(id) ? requiredBy(init, outer) : undefined
      return variables([id]).map(([name]): Variable => [name, held])
    })
  }
}

/** The variables of patterns: `a`, `{ b: a }`, `[a = 1, ...b]`. */
function variables(patterns: readonly unknown[]): Variable[] {
  return nodes(patterns).flatMap((node): Variable[] => {
    if (node.type === 'Identifier') return [[String(node['name']), undefined]]
    const { argument, left, elements, properties, value } = node
    return variables([argument, left, value, ...nodes(elements), ...nodes(properties)])
  })
}

/** The parts of a node that may use a variable: a name after a dot, or before a colon, is none. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([field, value]) => {
    const isName = (field === 'property' || field === 'key') && node['computed'] !== true
    return isName || field === 'label' ? [] : nodes(Array.isArray(value) ? value : [value])
  })
}

function propertyOf({ property, computed }: Node): string {
  if (!isNode(property)) return ALL
  if (computed !== true) return String(property['name'])
  return property.type === 'Literal' ? String(property['value']) : ALL
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || /^Function(Expression|Declaration)$/.test(type)
}

function isIdentifier(value: unknown): value is Node {
  return isNode(value) && value.type === 'Identifier'
}

function nodes(values: unknown): Node[] {
  return Array.isArray(values) ? values.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
