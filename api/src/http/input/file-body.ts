import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey } from '../limits/network-of.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { Route } from '../route.ts'
import { UploadMemory } from './upload-memory.ts'

const RETRY_AFTER = 5

/** Bytes that the form may add to the file. */
const FORM_OVERHEAD = 4_096

const memory = new UploadMemory()

/** Accepts forms with one file, in the scope of the routes that take one. */
export async function fileBodies(app: FastifyInstance) {
  // Replace the parser of other scopes, which refuses or ignores forms.
  app.removeContentTypeParser('multipart/form-data')
  await app.register(multipart, { throwFileSizeLimit: false })
}

/** Runs the route's work with the uploaded file, which is read only after all other checks. */
export async function withFile<T>(
  request: FastifyRequest,
  { endpoint, options }: Route,
  work: (file: Buffer | undefined) => Promise<T>,
): Promise<T> {
  if (endpoint.file === undefined) return work(undefined)
  const { fileLimit: limit = 0 } = options
  if (Number(request.headers['content-length'] ?? 0) > limit + FORM_OVERHEAD) refuse('file_too_large')
  let reserved = 0
  const uploader = { memberId: request.session?.memberId, address: addressKey(request.ip) }
  const reserve = (bytes: number) => {
    const shortage = memory.reserve(uploader, bytes)
    if (shortage === 'share') refuse('too_many_requests', { retryAfter: RETRY_AFTER })
    if (shortage === 'all') refuse('unexpected', { status: 503, retryAfter: RETRY_AFTER })
    reserved += bytes
  }
  try {
    return await work(await readFile(request, { name: endpoint.file, limit, reserve }))
  } finally {
    memory.release(uploader, reserved)
  }
}

interface ReadOptions {
  readonly name: string
  readonly limit: number
  /** Reserves memory for a chunk before it is stored. */
  readonly reserve: (bytes: number) => void
}

async function readFile(request: FastifyRequest, { name, limit, reserve }: ReadOptions): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    // Read one byte more than allowed, to notice that a file is too large.
    const limits = { fileSize: limit + 1, files: 1, fields: 0, parts: 1, headerPairs: 20 }
    const part = await request.file({ limits })
    if (part?.fieldname !== name) refuse('invalid_input', { fields: { [name]: 'invalid_input' } })
    let size = 0
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) refuse('file_too_large')
      reserve(chunk.length)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    // Read and discard the rest: a client that is still sending would not see the response.
    request.raw.unpipe()
    request.raw.resume()
    // For malformed forms, the plugin throws errors with a status, and its parser errors without one.
    throw error instanceof Refusal ? error : new Refusal('invalid_input', { status: 400, cause: error })
  }
}
