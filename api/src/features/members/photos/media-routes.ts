import helmet from '@fastify/helmet'
import { mayVisitorSearch } from 'contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallFinders, findRequestSession } from '../../../http/admission/admit.ts'
import { refuse } from '../../../http/refusal.ts'
import { sendNotFound } from '../../../http/send-error.ts'
import { sandboxedHeaders } from '../../../http/server/security-headers.ts'
import type { Storage } from '../../../storage/storage.ts'
import { type FileRequest, maySeeFile } from './may-see-file.ts'
import type { PictureFacts } from './picture-facts.ts'

interface MediaOptions extends Pick<CallFinders, 'findBrand' | 'findSession' | 'findPosts' | 'findProof'> {
  readonly facts: PictureFacts
  readonly storage: Storage
  /** Path under which the proxy in front finds the files itself, once it is told that the viewer may see one. */
  readonly picturesPath: string | undefined
  /** Whether the viewer may see a file that is in no gallery. */
  readonly maySeeOther: (request: FileRequest) => Promise<boolean>
}

/** `GET /media/…` serves a picture to viewers who may see it; for all others it does not exist. */
export async function mediaRoutes(
  app: FastifyInstance,
  { facts, storage, picturesPath, maySeeOther, ...finders }: MediaOptions,
) {
  await app.register(helmet, sandboxedHeaders())

  app.get<{ Params: { name: string } }>(
    '/media/:name',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { name } = request.params
      const brand = (await finders.findBrand(request.domain)) ?? refuse('not_found', { status: 421 })
      const viewer = await findRequestSession(request, brand, finders)
      const file = { brandId: brand.id, viewer, name }
      // The request doesn't say how a visitor came: if any of them may search, all may see the pictures.
      const mayBrowse = viewer !== null || [true, false].some((one) => mayVisitorSearch(brand.settings, one))
      const isSeen =
        (mayBrowse && (await maySeeFile(facts, file))) ||
        (await maySeeOther(file)) ||
        (await maySeeAtWork(file))
      if (!isSeen) return sendNotFound(request, reply)
      // A mail shows pictures that visitors may see, and mail programs are of other origins.
      if (viewer === null) reply.header('cross-origin-resource-policy', 'cross-origin')
      return sendFile(request, reply, { name, storage, picturesPath, isForAll: viewer === null })
    },
  )

  /**
   * Whether the viewer decides about pictures at a brand, not necessarily that of the host, which shows the queue of
   * others, too. As for every call of the back office, a second factor must have proven the session.
   */
  async function maySeeAtWork({ viewer, name }: FileRequest): Promise<boolean> {
    if (viewer?.role !== 'staff') return false
    const posts = (await finders.findPosts(viewer)).filter(({ role }) => DECIDING.includes(role))
    if (posts.length === 0 || (await finders.findProof(viewer)) === 'none') return false
    for (const brandId of new Set(posts.map((post) => post.brandId))) {
      const file = { brandId, viewer, name, isAtWork: true }
      if ((await maySeeFile(facts, file)) || (await maySeeOther(file))) return true
    }
    return false
  }
}

/** The kinds of staff who decide about pictures. */
const DECIDING = ['moderator', 'admin']

interface StoredFile extends Pick<MediaOptions, 'storage' | 'picturesPath'> {
  readonly name: string
  /** Whether visitors may see it. */
  readonly isForAll: boolean
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, storage, picturesPath, isForAll }: StoredFile,
) {
  // The bytes of a name never change, but browsers of members must ask each time whether they may still see them.
  const tag = `"${name}"`
  reply
    .header('cache-control', isForAll ? 'public, max-age=60' : 'private, no-cache')
    .header('vary', 'cookie')
    .header('etag', tag)
  if (includesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  reply
    .header('content-disposition', 'inline; filename="photo.webp"')
    .header('x-robots-tag', 'noindex')
    .type('image/webp')
  if (picturesPath !== undefined)
    return reply.header('x-accel-redirect', picturesPath + storage.pathOf(name)).send()
  const file = await storage.get(name)
  if (!file) return sendNotFound(request, reply)
  return reply.header('content-length', file.size).send(file.stream)
}

function includesTag(header: string | undefined, tag: string): boolean {
  return header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
