import { Ajv, type Format, type ValidateFunction } from 'ajv'
import { loadDescription, type Operation } from './load-description.ts'

/** A part of a request or response that contradicts the description; undefined if nothing does. */
type Fault = string | undefined

interface RequestParts {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const INT32 = 2 ** 31

/** The formats that the description uses. Whole numbers beyond 2^53 would lose digits, so they are refused. */
const FORMATS: Readonly<Record<string, Format>> = {
  int32: { type: 'number', validate: (value: number) => value >= -INT32 && value < INT32 },
  int64: { type: 'number', validate: Number.isSafeInteger },
  double: { type: 'number', validate: Number.isFinite },
  float: { type: 'number', validate: Number.isFinite },
  date: (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  'date-time': (value: string) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
}

let compiled: ReturnType<typeof createValidators> | undefined

/** Compiles each schema when it is first used; the file itself is read at the first call. */
export function validators() {
  compiled ??= createValidators()
  return compiled
}

function createValidators() {
  const description = loadDescription()
  const { paths, components } = description
  const options = { formats: FORMATS, strict: false }
  const strict = new Ajv(options).addSchema(description, '')
  // Values in a URL are text: the second compiler reads numbers, booleans and lists of one from it.
  const lenient = new Ajv({ ...options, coerceTypes: 'array' })
  const parameters = new Map<string, ValidateFunction>()

  /** Checks a value against a part of the description. */
  function check(place: string, value: unknown, ...path: string[]): Fault {
    const pointer = path.map((part) => encodeURIComponent(part.replaceAll('/', '~1')))
    const validate = strict.getSchema(`#/${pointer.join('/')}`)
    if (!validate) throw new Error(`The description has no ${path.join(' ')}.`)
    return faultOf(validate, value, place)
  }

  function checkParameters(operation: Operation, key: string, place: 'path' | 'query', value: object): Fault {
    const own = (operation.parameters ?? []).filter((parameter) => parameter.in === place)
    const validate =
      parameters.get(key + place) ??
      lenient.compile({
        type: 'object',
        properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
        required: own.filter(({ required }) => required).map(({ name }) => name),
        // The references in it lead here.
        components,
      })
    parameters.set(key + place, validate)
    return faultOf(validate, structuredClone(value), place)
  }

  function operationOf(method: string, path: string): Operation {
    const found = paths[path]?.[method]
    if (!found) throw new Error(`The description has no ${method} ${path}.`)
    return found
  }

  return {
    /** The paths and methods that the description knows. */
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method, path })),
    ),
    schemaNames: Object.keys(components.schemas),

    request(method: string, path: string, input: RequestParts): Fault {
      const operation = operationOf(method, path)
      for (const place of ['path', 'query'] as const) {
        const fault = checkParameters(operation, `${method} ${path} `, place, input[place] ?? {})
        if (fault) return fault
      }
      if (!operation.requestBody?.content?.['application/json']) return undefined
      return check('body', input.body ?? {}, 'paths', path, method, 'requestBody', ...JSON_SCHEMA)
    },

    response(method: string, path: string, status: number, body: unknown): Fault {
      const response = operationOf(method, path).responses[status]
      if (!response) return status < 400 ? `status ${status} is not described` : undefined
      if (!response.content?.['application/json']) return undefined
      return check('body', body, 'paths', path, method, 'responses', `${status}`, ...JSON_SCHEMA)
    },

    /** Checks against a schema by its name, for webhooks, which have no operation. */
    schema: (name: string, value: unknown): Fault => check(name, value, 'components', 'schemas', name),
  }
}

const JSON_SCHEMA = ['content', 'application/json', 'schema']

function faultOf(check: ValidateFunction, value: unknown, place: string): Fault {
  if (check(value)) return undefined
  const [error] = check.errors ?? []
  return `${place}${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}`
}
