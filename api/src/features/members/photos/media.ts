import helmet from '@fastify/helmet'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../../../db/database.ts'
import { type Finders, findRequestSession } from '../../../http/access/admit.ts'
import type { Session } from '../../../http/access/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { sendNotFound } from '../../../http/send-error.ts'
import { securityHeaders } from '../../../http/server/security-headers.ts'
import { fileNames, pictureIdIn } from '../../../pictures/save-picture.ts'
import type { Storage } from '../../../storage/storage.ts'
import { member } from '../../../tables/account.ts'
import { photo, profile } from '../../../tables/members.ts'
import { isNotBlocked } from '../access/blocks.ts'
import { photoVisibility } from './photo-rules.ts'

interface MediaOptions extends Finders {
  readonly database: Pick<Database, 'db'>
  readonly storage: Storage
}

/** `GET /media/…`: a picture as this viewer may see it, and for whoever may not, as if it were not there. */
export async function media(app: FastifyInstance, { database: { db }, storage, ...finders }: MediaOptions) {
  const { contentSecurityPolicy, ...headers } = securityHeaders(app.isSecure)
  const { directives = {} } = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy : {}
  // Should a browser ever take it for a page, it is one that can do nothing.
  const policy = { useDefaults: false, directives: { ...directives, sandbox: [] } }
  await app.register(helmet, { ...headers, contentSecurityPolicy: policy })

  app.get<{ Params: { name: string } }>(
    '/media/:name',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { name } = request.params
      const brand = (await finders.findBrand(request.domain)) ?? refuse('not_found', { status: 421 })
      const session = await findRequestSession(request, brand, finders)
      if (!(await maySee(db, { brandId: brand.id, session, name }))) return sendNotFound(request, reply)
      return answer(request, reply, { name, storage })
    },
  )
}

interface Asked {
  readonly brandId: string
  readonly session: Session | null
  readonly name: string
}

/** Looks anew at each request: a block, a deletion or a step to private counts from the next picture on. */
async function maySee(db: Queryable, { brandId, session, name }: Asked): Promise<boolean> {
  const id = pictureIdIn(name)
  if (id === undefined) return false
  const [found] = await db
    .select({
      photo,
      memberStatus: member.status,
      profileStatus: profile.status,
      isVisibleToVisitors: profile.isVisibleToVisitors,
      isFree: session ? sql<boolean>`${isNotBlocked(session.memberId, photo.memberId)}` : sql<boolean>`true`,
    })
    .from(photo)
    .innerJoin(member, eq(member.id, photo.memberId))
    .innerJoin(profile, eq(profile.memberId, photo.memberId))
    .where(and(eq(photo.id, id), eq(photo.brandId, brandId)))
  if (!found || !fileNames(found.photo).includes(name)) return false
  const shown = {
    ...found.photo,
    isOwnerHere: found.memberStatus === 'confirmed' || found.memberStatus === 'not_confirmed',
    isForVisitors: found.isVisibleToVisitors && found.profileStatus === 'active',
  }
  const seen = photoVisibility(shown, {
    role: session?.role ?? 'visitor',
    isOwner: session?.memberId === found.photo.memberId,
    isBlocked: !found.isFree,
  })
  return seen === 'whole' || (seen === 'blurred' && name === found.photo.blurredFilename)
}

interface Found {
  readonly name: string
  readonly storage: Storage
}

async function answer(request: FastifyRequest, reply: FastifyReply, { name, storage }: Found) {
  // A name stands for the same bytes for ever. That the viewer may still see them is asked each time.
  const tag = `"${name}"`
  reply.header('cache-control', 'private, no-cache').header('vary', 'cookie').header('etag', tag)
  if (knows(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const file = await storage.get(name)
  if (!file) return sendNotFound(request, reply)
  return reply
    .header('content-length', file.size)
    .header('content-disposition', 'inline; filename="photo.webp"')
    .header('x-robots-tag', 'noindex')
    .type('image/webp')
    .send(file.stream)
}

function knows(header: string | undefined, tag: string): boolean {
  return header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
