import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Schema = Readonly<Record<string, unknown>>

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } }
}

export interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const FILE = join(import.meta.dirname, 'hyperswitch.openapi.json')

/** Reads the published description, with its four mistakes mended. */
export function loadDescription(): Description {
  const published = JSON.parse(readFileSync(FILE, 'utf8')) as Description
  const paths = Object.entries(published.paths).map(([path, operations]) => {
    const mended = Object.entries(operations).map(([method, operation]) => [
      method,
      mendOperation(path, method, operation),
    ])
    return [path, Object.fromEntries(mended)]
  })
  return allowNull({ ...published, paths: Object.fromEntries(paths) }) as Description
}

/**
 * A GET has no body, and a parameter that its path does not name belongs to the query; except the account,
 * which the key names.
 */
function mendOperation(path: string, method: string, { requestBody, ...operation }: Operation): Operation {
  const own = (operation.parameters ?? []).filter(({ name }) => name !== 'account_id')
  const parameters = own.map((parameter) =>
    parameter.in === 'path' && !path.includes(`{${parameter.name}}`)
      ? { ...parameter, in: 'query' }
      : parameter,
  )
  return { ...operation, parameters, ...(requestBody && method !== 'get' && { requestBody }) }
}

/** `nullable` only means something beside a `type`: without one, the schema gets null as an alternative. */
function allowNull(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(allowNull)
  if (typeof node !== 'object' || node === null) return node
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, allowNull(value)]),
  )
  if (nullable !== true) return nullable === undefined ? rest : { ...rest, nullable }
  return 'type' in rest ? { ...rest, nullable } : { anyOf: [rest, { type: 'null' }] }
}
