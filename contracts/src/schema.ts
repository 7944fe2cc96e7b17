import { coerce as fromText, iso as isoText } from 'zod/mini'

/**
 * As much of zod as the contract is written in. A page holds one copy, which the shell carries for all bundles; what is
 * shared so is never tree-shaken, so each part that is used is named here.
 */
export {
  array,
  boolean,
  catchall,
  type core,
  discriminatedUnion,
  enum,
  extend,
  type infer,
  type input,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  nonoptional,
  nullable,
  number,
  object,
  optional,
  type output,
  partial,
  partialRecord,
  pick,
  record,
  regex,
  string,
  trim,
  undefined,
  union,
  unknown,
  type ZodMiniType,
} from 'zod/mini'

// Of what comes in groups, what is used.
export const coerce = { number: fromText.number }
export const iso = { datetime: isoText.datetime }
