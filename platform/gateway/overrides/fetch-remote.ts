import { BUNDLE_FILE, type RemoteBundle } from '../../protocol/index.ts'
import { readBundle } from '../../registry/bundles/read.ts'

const TIMEOUT = 2_000
const MAX_BYTES = 1_000_000

/** Whether code may be loaded from this URL: only over HTTP(S), and only from a listed host, with its port if it has one. */
export function isAllowed(url: string, hosts: readonly string[]): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && /^https?:$/.test(parsed.protocol) && hosts.includes(parsed.host)
}

/** Fetches the `bundle.json` of an override. The server is untrusted, so time and size are limited. */
export async function fetchRemote(name: string, base: string): Promise<RemoteBundle> {
  const response = await fetch(new URL(BUNDLE_FILE, base), {
    signal: AbortSignal.timeout(TIMEOUT),
    // A redirect could lead to a host that isn't listed.
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`${base} has no ${BUNDLE_FILE}: the status is ${response.status}.`)
  const bundle = readBundle(await readBytes(response))
  if (bundle.kind !== 'remote' || bundle.name !== name)
    throw new Error(`${base} is not the folder of ${name}.`)
  return bundle
}

async function readBytes(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error(`${response.url} is larger than ${MAX_BYTES} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
