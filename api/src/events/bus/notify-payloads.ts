/** Bytes of a NOTIFY payload, a little below PostgreSQL's limit of 8,000. */
const MAX_BYTES = 7_900

/** Joins the ids with commas into as few NOTIFY payloads as possible. */
export function notifyPayloads(ids: Iterable<string>, maxBytes = MAX_BYTES): string[] {
  const payloads: string[] = []
  let payload = ''
  for (const id of ids) {
    if (payload !== '' && payload.length + 1 + id.length > maxBytes) {
      payloads.push(payload)
      payload = ''
    }
    payload = payload === '' ? id : `${payload},${id}`
  }
  return payload === '' ? payloads : [...payloads, payload]
}
