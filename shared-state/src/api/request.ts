import { CLIENT_HEADER, CLIENT_TYPE, type Endpoint, errorAnswer, POSITION_HEADER } from 'contracts'
import { ApiError } from './api-error.ts'
import { currentTrace } from './current-trace.ts'
import { fetchWithProgress, type OnProgress } from './fetch-with-progress.ts'
import { upToDate } from './up-to-date.ts'

interface Input {
  readonly query?: unknown
  readonly body?: unknown
  readonly file?: Blob | undefined
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Receives the upload progress, from 0 to 1. */
  readonly onProgress?: OnProgress | undefined
  /** Lets it finish while the page unloads. */
  readonly keepalive?: boolean | undefined
}

/** One attempt: resolves to the response or rejects with an ApiError. */
export async function request(endpoint: Endpoint, input: Input, options: CallOptions) {
  const { response, text } = await send(endpoint, input, options)
  const answer = parse(text)
  if (!response.ok) throw refusal(response, answer)
  if (text !== '' && answer === undefined) {
    throw new ApiError('unexpected', { status: response.status, message: 'The response is not JSON.' })
  }
  // In production the page trusts its own server.
  if (process.env.NODE_ENV !== 'production') endpoint.answer.parse(answer)
  return upToDate(endpoint, answer, positionIn(response))
}

function positionIn({ headers }: Response): number | undefined {
  const position = headers.get(POSITION_HEADER)
  return position === null ? undefined : Number(position)
}

/** Whether the browser is offline. On a server `onLine` is undefined. */
function isOffline({ onLine }: Partial<Navigator> = globalThis.navigator ?? {}): boolean {
  return onLine === false
}

async function send(
  endpoint: Endpoint,
  { query, ...sent }: Input,
  { signal, onProgress, keepalive }: CallOptions,
) {
  if (isOffline()) throw new ApiError('offline')
  const { method, path } = endpoint
  const { body, type } = bodyOf(endpoint, sent)
  try {
    const url = path + searchOf(query)
    const init = {
      method,
      headers: {
        accept: 'application/json',
        [CLIENT_HEADER]: CLIENT_TYPE,
        ...currentTrace(),
        ...(type !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    }
    const response = onProgress
      ? await fetchWithProgress(url, init, onProgress)
      : await fetch(url, { ...init, mode: 'same-origin' })
    return { response, text: await response.text() }
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError(isOffline() ? 'offline' : 'unexpected', { cause })
  }
}

/** JSON, or a form with a file; the browser sets the form's content type, with its boundary. */
function bodyOf({ file: field }: Endpoint, { body, file }: Omit<Input, 'query'>) {
  if (field !== undefined && file) {
    const form = new FormData()
    form.set(field, file)
    return { body: form }
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }
}

function searchOf(query: unknown): string {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A response of another shape, such as a proxy's error page, is an unexpected error. */
function refusal({ status, headers }: Response, answer: unknown): ApiError {
  const retryAfter = millisecondsOf(headers.get('retry-after'))
  const parsed = errorAnswer.safeParse(answer)
  if (!parsed.success) return new ApiError('unexpected', { status, retryAfter })
  const { error, data, authentication_required = false } = parsed.data
  return new ApiError(error.code, {
    ...error,
    status,
    retryAfter,
    data: { ...(authentication_required && { authentication_required }), ...data },
  })
}

/** `Retry-After` holds seconds or a date. */
function millisecondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0)
}
