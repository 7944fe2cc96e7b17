import { coerce as fromText, iso as isoText } from 'zod/mini'

/** The parts of zod that contracts use: the shell's copy is shared, and never tree-shaken. */
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
  lazy,
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
  overwrite,
  partial,
  partialRecord,
  pick,
  record,
  refine,
  regex,
  strictObject,
  string,
  trim,
  undefined,
  union,
  unknown,
  type ZodMiniType,
} from 'zod/mini'

// From grouped exports, only the members in use.
export const coerce = { number: fromText.number }
export const iso = { datetime: isoText.datetime }
