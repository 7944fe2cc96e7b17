import type { Endpoint } from 'contracts'
import { type JSONSchema, toJSONSchema } from 'zod/v4/core'

type Schema = Endpoint['answer']
export type Json = { readonly [key: string]: unknown }

/** Characters of a schema from which on it is named, rather than repeated wherever it is used. */
const NAMED_FROM = 400

const DEFS = '#/$defs/'
export const COMPONENTS = '#/components/schemas/'

/** Marks each JSON schema with the schema that it describes, while it is being written. */
const IDENTITY = 'x-identity'

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Names each property of a record whose keys are known; tools don't look for them in `propertyNames`. */
function nameProperties(record: JSONSchema.JSONSchema): void {
  const { required, propertyNames, additionalProperties } = record
  if (!required || !propertyNames || !additionalProperties) return
  record.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  record.additionalProperties = false
  delete record.propertyNames
}

/**
 * Turns schemas into JSON schemas for one OpenAPI document. A part that is large and used more than once, or
 * that contains itself, is written once, among the document's components, under the name of the property that
 * holds it: the nested values of landers alone would otherwise make megabytes.
 */
export function schemaComponents() {
  const components: Record<string, Json> = {}
  const namesByText = new Map<string, string>()
  const recursive = new Map<string, string>()
  const identities = new Map<object, number>()

  function newName(property: string): string {
    const wanted = capitalize(property)
    let name = wanted
    for (let number = 2; name in components; number++) name = `${wanted}${number}`
    components[name] = {}
    return name
  }

  function nameOf(schema: Json, text: string, property: string): string {
    const name = namesByText.get(text) ?? newName(property)
    namesByText.set(text, name)
    components[name] = schema
    return name
  }

  function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
    const { $schema: _, ...json } = toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      reused: 'ref',
      override({ zodSchema, jsonSchema: part }) {
        const identity = identities.get(zodSchema) ?? identities.size
        identities.set(zodSchema, identity)
        Object.assign(part, { [IDENTITY]: `${io}${identity}` })
        nameProperties(part)
      },
    }) as Json
    const { $defs: definitions = {}, ...root } = json
    const written = new Map<string, Json>()
    /** The parts being written, with their names as far as they turned out to contain themselves. */
    const open = new Map<string, string | undefined>()

    function write(value: unknown, property: string): unknown {
      if (Array.isArray(value)) return value.map((item) => write(item, property))
      if (typeof value !== 'object' || value === null) return value
      const { $ref, [IDENTITY]: _identity, ...rest } = value as Json
      const own = Object.fromEntries(
        Object.entries(rest).map(([key, part]) => [
          key,
          key === 'properties' ? writeProperties(part as Json) : write(part, property),
        ]),
      )
      return typeof $ref === 'string' ? { ...refer($ref.slice(DEFS.length), property), ...own } : own
    }

    function writeProperties(properties: Json): Json {
      return Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, write(part, key)]))
    }

    function refer(id: string, property: string): Json {
      const definition = (definitions as Readonly<Record<string, Json>>)[id]
      const identity = String(definition?.[IDENTITY])
      const known = recursive.get(identity)
      if (known !== undefined) return { $ref: COMPONENTS + known }
      if (open.has(id)) {
        const name = newName(property)
        recursive.set(identity, name)
        open.set(id, name)
        return { $ref: COMPONENTS + name }
      }
      const short = written.get(id) ?? shorten(id, definition, property)
      written.set(id, short)
      return short
    }

    function shorten(id: string, definition: unknown, property: string): Json {
      open.set(id, undefined)
      const part = write(definition, property) as Json
      const own = open.get(id)
      open.delete(id)
      if (own !== undefined) components[own] = part
      const text = JSON.stringify(part)
      if (own === undefined && text.length < NAMED_FROM) return part
      return { $ref: COMPONENTS + (own ?? nameOf(part, text, property)) }
    }

    return write(root, 'value') as Json
  }

  return { components, jsonSchema }
}
