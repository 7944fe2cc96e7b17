let current: { readonly path: string; readonly id: string } | undefined

/** Random, and in nobody's storage: it says which calls one view of a page made, and nothing of who made them. */
function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The header by which servers that trace put all calls of one view into one trace (W3C Trace Context). */
export function currentTrace(): { readonly traceparent?: string } {
  // A server's own request says what it belongs to.
  const path = globalThis.location?.pathname
  if (path === undefined) return {}
  if (current?.path !== path) current = { path, id: randomHex(16) }
  return { traceparent: `00-${current.id}-${randomHex(8)}-00` }
}
