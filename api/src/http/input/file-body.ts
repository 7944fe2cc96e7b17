import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../refusal.ts'
import type { Route } from '../route.ts'

/** Bytes that this process holds of files that are on their way in or being worked on. */
const MOST_HELD = 128 * 1024 * 1024
const RETRY_AFTER = 5

/** Room for what stands around the file in its form. */
const FORM = 4_096

let held = 0

/** Bodies that are a form with one file; only in the scope of a route that asks for one. */
export async function fileBodies(app: FastifyInstance) {
  // Elsewhere forms are refused, or taken without a look.
  app.removeContentTypeParser('multipart/form-data')
  await app.register(multipart, { throwFileSizeLimit: false })
}

/** The route's work with the file that its endpoint asks for. It is read only here, when everything else is checked. */
export async function withFile<T>(
  request: FastifyRequest,
  { endpoint, options }: Route,
  work: (file: Buffer | undefined) => Promise<T>,
): Promise<T> {
  if (endpoint.file === undefined) return work(undefined)
  const { bodyLimit: most = 0 } = options
  if (Number(request.headers['content-length'] ?? 0) > most + FORM) refuse('file_too_large')
  let own = 0
  const hold = (bytes: number) => {
    if (held + bytes > MOST_HELD) refuse('unexpected', { status: 503, retryAfter: RETRY_AFTER })
    held += bytes
    own += bytes
  }
  try {
    return await work(await readFile(request, { name: endpoint.file, most, hold }))
  } finally {
    held -= own
  }
}

interface Reading {
  readonly name: string
  readonly most: number
  /** Said of bytes before they are kept. */
  readonly hold: (bytes: number) => void
}

async function readFile(request: FastifyRequest, { name, most, hold }: Reading): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    // The last byte that is read of a larger file tells that there are more.
    const limits = { fileSize: most + 1, files: 1, fields: 0, parts: 1, headerPairs: 20 }
    const part = await request.file({ limits })
    if (part?.fieldname !== name) refuse('invalid_input', { fields: { [name]: 'invalid_input' } })
    let size = 0
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) refuse('file_too_large')
      hold(chunk.length)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    // Whoever sends on meanwhile is heard to the end, or the answer would not reach them.
    request.raw.unpipe()
    request.raw.resume()
    // What a form can have wrong, the plugin says with a status, and its parser without one.
    throw error instanceof Refusal ? error : new Refusal('invalid_input', { status: 400, cause: error })
  }
}
