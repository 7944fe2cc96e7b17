import type { Dictionary, Words } from './words.ts'

/** Every text by its dotted key. What is neither a text nor a group of them counts as an empty text, and is reported so. */
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
