import { Ajv, type ValidateFunction } from 'ajv'
import { FORMATS } from './formats.ts'
import { loadDescription, type Operation, type Schema } from './load-description.ts'

const ROOT = 'hyperswitch'

/** A part of a request or response that contradicts the description; undefined if nothing does. */
type Fault = string | undefined

export interface Validators {
  /** The paths and methods that the description knows. */
  readonly operations: readonly { readonly method: string; readonly path: string }[]
  readonly schemaNames: readonly string[]
  request(method: string, path: string, input: RequestParts): Fault
  response(method: string, path: string, status: number, body: unknown): Fault
  /** Checks against a schema by its name, for webhooks, which have no operation. */
  schema(name: string, value: unknown): Fault
}

interface RequestParts {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

let compiled: Validators | undefined

/** Compiles each schema when it is first used; the file itself is read at the first call. */
export function validators(): Validators {
  compiled ??= createValidators()
  return compiled
}

function createValidators(): Validators {
  const { paths, components } = loadDescription()
  // Values in a URL are text: the second compiler reads numbers, booleans and lists of one from it.
  const [strict, lenient] = [compiler(components, false), compiler(components, 'array')]
  const cache = new Map<string, ValidateFunction>()
  const compile = (key: string, schema: () => Schema, ajv = strict): ValidateFunction => {
    const found = cache.get(key) ?? ajv.compile(pointAtRoot(schema()) as Schema)
    cache.set(key, found)
    return found
  }

  function operationOf(method: string, path: string): Operation {
    const found = paths[path]?.[method]
    if (!found) throw new Error(`The description has no ${method} ${path}.`)
    return found
  }

  return {
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method, path })),
    ),
    schemaNames: Object.keys(components.schemas),

    request(method, path, input) {
      const operation = operationOf(method, path)
      const key = `${method} ${path}`
      for (const place of ['path', 'query'] as const) {
        const check = compile(`${key} ${place}`, () => parametersSchema(operation, place), lenient)
        const fault = faultOf(check, structuredClone(input[place] ?? {}), place)
        if (fault) return fault
      }
      const body = operation.requestBody?.content?.['application/json']
      return (
        body &&
        faultOf(
          compile(`${key} body`, () => body.schema),
          input.body ?? {},
          'body',
        )
      )
    },

    response(method, path, status, body) {
      const response = operationOf(method, path).responses[String(status)]
      if (!response) return status < 400 ? `status ${status} is not described` : undefined
      const content = response.content?.['application/json']
      return (
        content &&
        faultOf(
          compile(`${method} ${path} ${status}`, () => content.schema),
          body,
          'body',
        )
      )
    },

    schema(name, value) {
      return faultOf(
        compile(name, () => ({ $ref: `#/components/schemas/${name}` })),
        value,
        name,
      )
    },
  }
}

function compiler(components: object, coerceTypes: false | 'array'): Ajv {
  const ajv = new Ajv({ formats: FORMATS, coerceTypes, strictTypes: false, strictRequired: false })
  ajv.addVocabulary(['discriminator', 'components'])
  return ajv.addSchema(pointAtRoot({ $id: ROOT, components }) as Schema)
}

function parametersSchema({ parameters = [] }: Operation, place: 'path' | 'query'): Schema {
  const own = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** References become absolute, so that a part compiles by itself. */
function pointAtRoot(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(pointAtRoot)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? [key, `${ROOT}${value}`]
        : [key, pointAtRoot(value)],
    ),
  )
}

function faultOf(check: ValidateFunction, value: unknown, place: string): Fault {
  if (check(value)) return undefined
  const [error] = check.errors ?? []
  return `${place}${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}`
}
