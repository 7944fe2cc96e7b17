import { hash } from 'node:crypto'

/** Hashes a request's content; the order of its fields makes no difference. */
export function requestHash(request: unknown): string {
  return hash('sha256', JSON.stringify(request, sortFields), 'base64url')
}

function sortFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
