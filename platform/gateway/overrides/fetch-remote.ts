import { BUNDLE_FILE, type RemoteBundle } from '../../data/index.ts'

const TIMEOUT = 2_000
const LARGEST = 1_000_000

/** Whether code may come from there: only HTTP from a host on the list, which names the port where there is one. */
export function isAllowed(url: string, hosts: readonly string[]): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && /^https?:$/.test(parsed.protocol) && hosts.includes(parsed.host)
}

/** What a remote that lies elsewhere says of itself. The other side may be anything: it is not waited for long. */
export async function fetchRemote(name: string, base: string): Promise<RemoteBundle> {
  const answer = await fetch(new URL(BUNDLE_FILE, base), {
    signal: AbortSignal.timeout(TIMEOUT),
    // A redirect could lead to a host that is not on the list.
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`${base} has no ${BUNDLE_FILE}: it answers ${answer.status}.`)
  const bundle: unknown = JSON.parse(await readText(answer))
  if (!isRemote(bundle, name)) throw new Error(`${base} is not the folder of ${name}.`)
  return bundle
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > LARGEST) throw new Error(`${answer.url} is larger than ${LARGEST} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function isRemote(value: unknown, name: string): value is RemoteBundle {
  if (typeof value !== 'object' || value === null) return false
  const { kind, name: own, data, files } = value as Partial<RemoteBundle>
  return kind === 'remote' && own === name && Array.isArray(data?.routes) && typeof files === 'object'
}
