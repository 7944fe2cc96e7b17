import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

/** Renders with everything that suspends. Throws the first error, since the browser would meet it, too. */
export async function renderToText(node: ReactNode, identifierPrefix: string): Promise<string> {
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => undefined)
  const stream = await renderToReadableStream(node, {
    identifierPrefix,
    // Everything in its place: nothing is streamed, and the page must not need scripts to be complete.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: failure.reject,
  })
  await Promise.race([stream.allReady, failure.promise])
  return new Response(stream).text()
}
