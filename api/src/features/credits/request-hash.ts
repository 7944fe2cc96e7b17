import { hash } from 'node:crypto'

/** The same for the same content, in whatever order its fields are named. */
export function requestHash(request: unknown): string {
  return hash('sha256', JSON.stringify(request, inOrder), 'base64url')
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
