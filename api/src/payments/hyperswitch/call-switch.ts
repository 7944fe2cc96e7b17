import type { PaymentError, Result } from '../port.ts'
import { readError } from './read-error.ts'

export interface SwitchOptions {
  readonly url: string
  readonly key: string
  /** Milliseconds for one call. */
  readonly timeout?: number
  /** Sees each request before it is sent, and may throw: tests check the switch's description. */
  readonly inspect?: (request: SwitchRequest) => void
}

export interface SwitchRequest {
  readonly method: 'get' | 'post' | 'delete'
  /** The path as the description has it, such as `/payments/{payment_id}`. */
  readonly path: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: object
}

const TIMEOUT = 20_000

/** Larger answers are not payments; reading them could exhaust the memory. */
const LARGEST_ANSWER = 4_000_000

/** Sends one request, without retries or redirects: another host would get the key. */
export async function callSwitch(request: SwitchRequest, options: SwitchOptions): Promise<Result<unknown>> {
  options.inspect?.(request)
  const { method, body } = request
  try {
    const response = await fetch(addressOf(request, options.url), {
      method: method.toUpperCase(),
      headers: {
        'api-key': options.key,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeout ?? TIMEOUT),
    })
    const text = await readText(response)
    if (text === undefined) return failed('unreadable', 'The answer is too long.')
    if (response.ok) return parse(text)
    return { ok: false, error: readError(response.status, text) }
  } catch (error) {
    return failed('unreachable', describe(error))
  }
}

function addressOf({ path, params = {}, query = {} }: SwitchRequest, url: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  )
  const search = new URLSearchParams(pairs).toString()
  return `${url.replace(/\/+$/, '')}${filled}${search && `?${search}`}`
}

async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > LARGEST_ANSWER) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parse(text: string): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return failed('unreadable', 'The answer is not JSON.')
  }
}

function failed(kind: PaymentError['kind'], message: string): Result<never> {
  return { ok: false, error: { kind, message } }
}

/** The reason of a failed fetch is in its cause. */
function describe(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error
    ? `${message}: ${cause.message || String((cause as NodeJS.ErrnoException).code)}`
    : message
}
