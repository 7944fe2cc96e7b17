import type { Dictionary, Words } from './words.ts'

/** Maps dotted keys to texts. A value that is neither a text nor a group becomes an empty text, which is reported. */
export function flatten(dictionary: Dictionary): Words {
  return new Map(entries(dictionary, ''))
}

function entries(dictionary: Dictionary, prefix: string): [string, string][] {
  return Object.entries(dictionary).flatMap(([key, value]): [string, string][] =>
    isGroup(value)
      ? entries(value, `${prefix}${key}.`)
      : [[prefix + key, typeof value === 'string' ? value : '']],
  )
}

function isGroup(value: unknown): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
