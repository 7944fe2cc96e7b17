import * as zod from 'zod/mini'
import { deferred } from './deferred-schema.ts'

// The parts of zod that contracts use: the shell's copy is shared, and never tree-shaken.

export type { core, infer, input, output, ZodMiniType } from 'zod/mini'

export const array = deferred(zod.array)
export const boolean = deferred(zod.boolean)
export const catchall = deferred(zod.catchall)
export const discriminatedUnion = deferred(zod.discriminatedUnion)
const enumeration = deferred(zod.enum)
export const extend = deferred(zod.extend)
export const int = deferred(zod.int)
export const lazy = deferred(zod.lazy)
export const literal = deferred(zod.literal)
export const maximum = deferred(zod.maximum)
export const maxLength = deferred(zod.maxLength)
export const minimum = deferred(zod.minimum)
export const minLength = deferred(zod.minLength)
export const nonoptional = deferred(zod.nonoptional)
export const nullable = deferred(zod.nullable)
export const number = deferred(zod.number)
export const object = deferred(zod.object)
export const optional = deferred(zod.optional)
export const overwrite = deferred(zod.overwrite)
export const partial = deferred(zod.partial)
export const partialRecord = deferred(zod.partialRecord)
export const pick = deferred(zod.pick)
export const record = deferred(zod.record)
export const refine = deferred(zod.refine)
export const regex = deferred(zod.regex)
export const strictObject = deferred(zod.strictObject)
export const string = deferred(zod.string)
export const trim = deferred(zod.trim)
const nothing = deferred(zod.undefined)
export const union = deferred(zod.union)
export const unknown = deferred(zod.unknown)
export { enumeration as enum, nothing as undefined }

// From grouped exports, only the members in use.
export const coerce = { number: deferred(zod.coerce.number) }
export const iso = { datetime: deferred(zod.iso.datetime) }
