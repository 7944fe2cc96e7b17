import type { Reference } from './declaration-files.ts'
import { isNode, type Node, nameOf, nodes } from './syntax.ts'

/** One thing that a declaration says. It matters to code that contains the word `member`; without one, to everyone. */
export interface Fact {
  readonly text: string
  readonly member?: string
}

/** All that the users of an export rely on, and all that it demands of them. */
export interface Surface {
  readonly provides: Fact[]
  readonly requires: Fact[]
}

/**
 * Where in a declaration a type stands. Members of object types are facts of their own under `path`; without a path they
 * are part of the text. Users write an `isInput` type and read any other.
 */
interface Position {
  readonly path: string | undefined
  readonly isInput: boolean
}

/** Resolves a name of the declaration, to be described, too, for users who write or read it; returns its full name. */
export type Refer = (reference: Reference, isInput: boolean) => string

const MEMBER_GROUPS = new Set(['TSTypeLiteral', 'TSInterfaceBody', 'ClassBody'])
const PROPERTIES = new Set(['TSPropertySignature', 'PropertyDefinition'])
const METHODS = new Set(['TSMethodSignature', 'MethodDefinition'])
const SIGNATURES = new Set([
  'FunctionDeclaration',
  'TSCallSignatureDeclaration',
  'TSConstructSignatureDeclaration',
  'TSConstructorType',
  'TSDeclareFunction',
  'TSEmptyBodyFunctionExpression',
  'TSFunctionType',
  'TSMethodSignature',
])
/** Nodes that only wrap a type. */
const WRAPPERS = new Set(['TSTypeAnnotation', 'TSParenthesizedType', 'TSTypeOperator'])
/** A component may return any of these at any time. */
const RENDERED = /^react@\d+#(JSX\.Element|ReactNode|ReactElement\b.*)$/
/** Fields that say nothing about a type. */
const SILENT = new Set(['type', 'start', 'end', 'raw', 'declare', 'id', 'abstract', 'const', 'readonly'])

/**
 * Describes one declaration, named `id`. Additions that no user notices add facts and change none: a member of a type
 * that users read, an optional member of one that they write, a trailing optional parameter.
 */
export function describeDeclaration(id: string, declaration: Node, isInput: boolean, refer: Refer): Surface {
  const provides: Fact[] = []
  const requires: Fact[] = []

  function textOf(value: unknown, at: Position): string {
    if (Array.isArray(value)) return value.map((item) => textOf(item, at)).join()
    if (!isNode(value)) return value ? JSON.stringify(value) : ''
    if (WRAPPERS.has(value.type) && value['operator'] !== 'keyof') return textOf(value['typeAnnotation'], at)
    if (value.type === 'TSLiteralType') return textOf(value['literal'], at)
    if (value.type === 'Literal') return JSON.stringify(value['value'])
    if (MEMBER_GROUPS.has(value.type)) return membersOf(value, at)
    if (SIGNATURES.has(value.type)) return signatureOf(value, at)
    if (value.type === 'TSUnionType') return unionOf(value, at)
    if (value.type === 'TSIntersectionType') return partsOf(nodes(value['types']), at)
    if (value.type === 'TSArrayType') return `${textOf(value['elementType'], below(at, '[]'))}[]`
    if (value.type === 'TSTupleType') return tupleOf(value, at)
    const reference = referenceOf(value)
    return reference
      ? rendered(refer(reference, at.isInput) + argumentsOf(value, at), at)
      : fieldsOf(value, at)
  }

  function membersOf(group: Node, at: Position): string {
    const { path } = at
    const members = nodes(group['members'] ?? group['body']).filter((it) => it['accessibility'] !== 'private')
    if (path === undefined) return `{${members.map((it) => fieldsOf(it, at)).join(';')}}`
    const others = members.filter((member) => !describeMember(member, path, at.isInput))
    return `{${others.map((it) => textOf(it, at)).join(';')}}`
  }

  function describeMember(member: Node, path: string, isInput: boolean): boolean {
    const name = nameOf(member['key'])
    const isMethod = METHODS.has(member.type)
    if (name === undefined || member['computed'] || !(isMethod || PROPERTIES.has(member.type))) return false
    const at = { path: `${path}.${name}`, isInput }
    const type = isMethod
      ? signatureOf(isNode(member['value']) ? member['value'] : member, at)
      : textOf(member['typeAnnotation'] ?? member['value'], at)
    const text = `${at.path}${member['optional'] ? '?' : ''}:${type}`
    if (isInput && !member['optional']) requires.push({ text })
    else provides.push({ text, member: name })
    return true
  }

  function signatureOf(node: Node, at: Position): string {
    const parameters = nodes(node['params']).flatMap((parameter, index) => {
      const isOptional = parameter['optional'] === true
      const type = textOf(parameter['typeAnnotation'], {
        ...below(at, `(${index}`),
        isInput: !at.isInput,
      })
      if (isOptional && at.path !== undefined) return []
      return [`${parameter.type === 'RestElement' ? '...' : ''}${type}${isOptional ? '?' : ''}`]
    })
    const inline = { ...at, path: undefined }
    return `${textOf(node['typeParameters'], inline)}(${parameters.join()})=>${textOf(node['returnType'], below(at, ')'))}`
  }

  /** Users must write one of the arms, so more may come; they read any of them, so only literals may come. */
  function unionOf(node: Node, { path, isInput }: Position): string {
    const arms = nodes(node['types']).map((arm) => ({
      text: textOf(arm, { path: undefined, isInput }),
      isLiteral: arm.type === 'TSLiteralType',
    }))
    if (!isInput && arms.some(({ text }) => text === 'rendered')) return 'rendered'
    if (path === undefined)
      return arms
        .map(({ text }) => text)
        .sort()
        .join('|')
    for (const { text, isLiteral } of arms) {
      if (isInput) provides.push({ text: `${path}|${text}`, ...(isLiteral && { member: text.slice(1, -1) }) })
      else if (!isLiteral) requires.push({ text: `${path}|${text}` })
    }
    return '|'
  }

  /** A tuple of literals is a list of names, which may grow. */
  function tupleOf(node: Node, at: Position): string {
    const elements = nodes(node['elementTypes'])
    const isList = at.path !== undefined && elements.every(({ type }) => type === 'TSLiteralType')
    if (!isList) return `[${elements.map((element) => textOf(element, { ...at, path: undefined })).join()}]`
    for (const element of elements) {
      const text = textOf(element, at)
      provides.push({ text: `${at.path}[]${text}`, member: text.slice(1, -1) })
    }
    return '[]'
  }

  /** The parts of an intersection, or the types that an interface extends. */
  function partsOf(parts: readonly Node[], at: Position): string {
    const texts = parts.map((part) => textOf(part, at)).filter((text) => text !== '{}')
    if (at.path === undefined) return texts.sort().join('&')
    for (const text of texts) provides.push({ text: `${at.path}&${text}` })
    return '{}'
  }

  function argumentsOf(node: Node, at: Position): string {
    const { typeArguments } = node
    if (!isNode(typeArguments)) return ''
    const texts = nodes(typeArguments['params']).map((it, index) => textOf(it, below(at, `<${index}`)))
    return `<${texts.join()}>`
  }

  function fieldsOf(node: Node, at: Position): string {
    const inline = { ...at, path: undefined }
    const fields = Object.entries(node).filter(([field]) => !SILENT.has(field))
    const texts = fields.map(([field, value]) => [field, textOf(value, inline)] as const)
    return `${node.type}(${texts.flatMap(([field, text]) => (text === '' ? [] : [`${field}:${text}`])).join()})`
  }

  const at = { path: id, isInput }
  const text = bodyOf(declaration, at)
  return { provides: [{ text: `${id}=${text}` }, ...provides], requires }

  function bodyOf(node: Node, at: Position): string {
    const parameters = textOf(node['typeParameters'], { ...at, path: undefined })
    if (node.type === 'TSInterfaceDeclaration')
      return parameters + partsOf(nodes(node['extends']), at) + textOf(node['body'], at)
    if (node.type === 'ClassDeclaration')
      return `class ${parameters}${textOf(node['superClass'], at)}${textOf(node['body'], at)}`
    if (node.type === 'TSTypeAliasDeclaration') return parameters + textOf(node['typeAnnotation'], at)
    if (node.type === 'VariableDeclarator') {
      const { id: name, init } = node as unknown as { id: Node; init: unknown }
      return textOf(name['typeAnnotation'] ?? init, at)
    }
    return SIGNATURES.has(node.type) ? signatureOf(node, at) : fieldsOf(node, at)
  }
}

function rendered(text: string, { isInput }: Position): string {
  return !isInput && RENDERED.test(text) ? 'rendered' : text
}

function below(at: Position, step: string): Position {
  return at.path === undefined ? at : { ...at, path: at.path + step }
}

/** The declaration that a node names: `Page`, `Layout.Props`, `typeof start`, `import('./page').Page`. */
function referenceOf(node: Node): Reference | undefined {
  if (node.type === 'TSImportType')
    return { from: nameOf(node['source']) ?? '', names: qualified(node['qualifier']) }
  if (node.type === 'Identifier' || node.type === 'TSQualifiedName') return { names: qualified(node) }
  const named =
    node['typeName'] ?? node['exprName'] ?? (node.type === 'TSInterfaceHeritage' && node['expression'])
  if (!isNode(named)) return undefined
  return named.type === 'TSImportType' ? referenceOf(named) : { names: qualified(named) }
}

function qualified(name: unknown): string[] {
  if (!isNode(name)) return []
  if (name.type === 'TSQualifiedName') return [...qualified(name['left']), ...qualified(name['right'])]
  if (name.type === 'MemberExpression') return [...qualified(name['object']), ...qualified(name['property'])]
  return [nameOf(name) ?? name.type]
}
