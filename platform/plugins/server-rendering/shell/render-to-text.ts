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
  // An error inside of a boundary may have come first, and both are settled by now.
  await Promise.race([failure.promise, stream.allReady])
  return new Response(stream).text()
}
