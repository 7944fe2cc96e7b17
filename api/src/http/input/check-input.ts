import { Refusal } from '../refusal.ts'

const MAX_DEPTH = 20

/**
 * Refuses input that our pages never send: excessive nesting, keys that would reach an object's prototype,
 * and text that the database cannot store (NUL, lone surrogates).
 */
export function checkInput(value: unknown): void {
  checkEntry(value, [])
}

/** The path is one array for all entries: a copy for each would be slow for a large input. */
function checkEntry(value: unknown, path: string[]): void {
  if (typeof value === 'string') {
    if (isUnstorable(value)) refuseField(path)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (path.length >= MAX_DEPTH) throw new Refusal('invalid_input', { status: 400 })
  for (const [key, entry] of Object.entries(value)) {
    if (key === '__proto__' || (key === 'constructor' && hasPrototype(entry))) {
      throw new Refusal('invalid_input', { status: 400 })
    }
    if (isUnstorable(key)) refuseField(path)
    path.push(key)
    checkEntry(entry, path)
    path.pop()
  }
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

function hasPrototype(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')
}

function refuseField(path: readonly string[]): never {
  throw new Refusal('invalid_input', {
    ...(path.length > 0 && { fields: { [path.join('.')]: 'invalid_input' } }),
  })
}
