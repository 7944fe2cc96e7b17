import { CLIENT_HEADER, CLIENT_TYPE, type Endpoint, errorAnswer } from 'contracts'
import { groupRoutes } from '../choose-route.ts'
import { limitsOf } from '../limits/limits.ts'
import type { Route } from '../route.ts'
import { COMPONENTS, capitalize, type Json, schemaComponents } from './schema-components.ts'

type JsonSchema = ReturnType<typeof schemaComponents>['jsonSchema']

/** An operation of the OpenAPI document; the HTML reference shows the same data. */
export interface Operation extends Json {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Json[]
  readonly requestBody?: Json
  readonly responses: Json
}

export interface OpenApi extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly securitySchemes: Json }
}

/** Describes the routes as an OpenAPI 3.1 document. */
export function openApi(routes: readonly Route[]): OpenApi {
  const { components, jsonSchema } = schemaComponents()
  components['Error'] = jsonSchema(errorAnswer, 'output')
  const paths: Record<string, Record<string, Operation>> = {}
  for (const group of groupRoutes(routes)) {
    const [first] = group
    if (!first) continue
    const { path, method } = first.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(group, jsonSchema) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Amberly',
      version: '1',
      description: 'The endpoints that the pages of the site call.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-all-rights-reserved' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  }
}

/** OpenAPI allows one operation per method and path, so endpoints that differ by query are merged. */
function operationOf(group: readonly Route[], jsonSchema: JsonSchema): Operation {
  const endpoints = group.map(({ endpoint }) => endpoint)
  const [{ method, path }] = endpoints as [Endpoint]
  const isForAll = group.some(({ options }) => options.access === 'any')
  return {
    operationId: method.toLowerCase() + path.split(/\W+/).slice(2, -1).map(capitalize).join(''),
    summary: `${method} ${path}`,
    description: group.map((route) => describe(route, group.length, jsonSchema)).join(' '),
    parameters: [...queryOf(endpoints, jsonSchema), ...headersOf(group)],
    ...requestBodyOf(endpoints, jsonSchema),
    responses: {
      ...responsesOf(endpoints, jsonSchema),
      '4XX': { description: 'Refused, and why', content: json({ $ref: `${COMPONENTS}Error` }) },
      default: { description: 'Failed', content: json({ $ref: `${COMPONENTS}Error` }) },
    },
    // An empty requirement makes the session optional.
    security: [...(isForAll ? [{}] : []), { session: [] }],
  }
}

function requestBodyOf(
  endpoints: readonly Endpoint[],
  jsonSchema: JsonSchema,
): { readonly requestBody?: Json } {
  const bodies = endpoints.flatMap(({ body }) => (body ? [jsonSchema(body, 'input')] : []))
  const form = endpoints.flatMap(({ file }) => (file === undefined ? [] : [formOf(file)]))[0]
  if (bodies.length === 0 && !form) return {}
  const content = {
    ...(bodies.length > 0 && json(oneOf(bodies))),
    ...(form && { 'multipart/form-data': { schema: form } }),
  }
  return { requestBody: { required: true, content } }
}

function formOf(file: string): Json {
  const properties = { [file]: { type: 'string', contentMediaType: 'application/octet-stream' } }
  return { type: 'object', properties, required: [file] }
}

const AUDIENCE = { any: 'For everyone.', member: 'For logged-in members.', staff: 'For staff.' }

function describe({ endpoint, options }: Route, length: number, jsonSchema: JsonSchema): string {
  const queryNames = Object.keys(
    endpoint.query ? (jsonSchema(endpoint.query, 'input')['properties'] as Json) : {},
  )
  const which = length > 1 && queryNames.length > 0 ? [`With ${queryNames.join(', ')}:`] : []
  const limits = limitsOf(options.limit).map(
    ({ points, seconds }) => `At most ${points} calls in ${seconds} seconds.`,
  )
  return [...which, AUDIENCE[options.access], ...limits].join(' ')
}

function queryOf(endpoints: readonly Endpoint[], jsonSchema: JsonSchema): Json[] {
  const parameters = new Map<string, Json>()
  for (const { query } of endpoints) {
    const { properties = {}, required = [] } = query ? jsonSchema(query, 'input') : {}
    for (const [name, schema] of Object.entries(properties as Json)) {
      const isRequired = endpoints.length === 1 && (required as string[]).includes(name)
      parameters.set(name, { name, in: 'query', required: isRequired, schema })
    }
  }
  return [...parameters.values()]
}

function headersOf(group: readonly Route[]): Json[] {
  const needsHeader = group.some(
    ({ endpoint: { method, changes }, options }) => (method !== 'GET' || changes) && !options.exempt,
  )
  if (!needsHeader) return []
  return [{ name: CLIENT_HEADER, in: 'header', required: true, schema: { const: CLIENT_TYPE } }]
}

function responsesOf(endpoints: readonly Endpoint[], jsonSchema: JsonSchema): Json {
  const streams = endpoints.filter((endpoint) => endpoint.streams)
  const schemas = endpoints.filter((endpoint) => !endpoint.streams).map(({ answer }) => answer)
  const full = schemas.filter((schema) => schema._zod.def.type !== 'undefined')
  const mayBeEmpty = schemas.some((schema) => schema._zod.optout === 'optional')
  return {
    ...(full.length > 0 && {
      200: {
        description: 'Success',
        content: json(oneOf(full.map((schema) => jsonSchema(schema, 'output')))),
      },
    }),
    ...(streams.length > 0 && {
      200: {
        description: 'An endless stream of events; this is the data of each',
        content: {
          'text/event-stream': { schema: oneOf(streams.map(({ answer }) => jsonSchema(answer, 'output'))) },
        },
      },
    }),
    ...((mayBeEmpty || full.length < schemas.length) && { 204: { description: 'No content' } }),
  }
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function oneOf(schemas: readonly Json[]): Json {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return different.length === 1 && different[0] ? different[0] : { oneOf: different }
}
