import { hash, randomBytes } from 'node:crypto'

/** An unguessable token for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
