export type OnProgress = (sent: number) => void

type Sending = Pick<RequestInit, 'method' | 'signal'> & {
  readonly headers: Readonly<Record<string, string>>
  readonly body?: XMLHttpRequestBodyInit
}

/** Like `fetch`, but reports upload progress from 0 to 1. */
export function fetchWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: Sending,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The line was cut.')))
    request.addEventListener('abort', () => reject(signal?.reason ?? new TypeError('It was given up.')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body ?? null)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean)
  const headers = lines.map((line): [string, string] => {
    const end = line.indexOf(':')
    return [line.slice(0, end), line.slice(end + 1).trim()]
  })
  return new Response(responseText || null, { status, headers })
}
