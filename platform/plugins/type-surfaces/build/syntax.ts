import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** A node of the syntax tree (TS-ESTree), read generically, because types have some sixty kinds of nodes. */
export interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

/** Parses a declaration file into its top-level statements. */
export function parseDeclarations(file: string): readonly Node[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'), { lang: 'dts' })
  const [error] = errors
  if (error) throw new Error(`${file} cannot be read: ${error.message}`)
  return program.body as unknown as readonly Node[]
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

export function nodes(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The name that an identifier or a string stands for: a declared name, a member's key, or an export's. */
export function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (typeof value['name'] === 'string') return value['name']
  return value.type === 'Literal' ? String(value['value']) : undefined
}
