import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endOfLog, isTroubleOfReplica, type LogPosition, type Replica } from '../db/site/replica.ts'
import { isRead } from './is-read.ts'
import type { Call, Route } from './route.ts'

/** Seconds after a change within which a browser's reads look for it. A replica that lags by a second is not read. */
const REMEMBERED_S = 60

/** Reads at the replica where the route may and the replica has all that the caller knows of; else at the database. */
export async function readNearby<T>(
  call: Call,
  { options }: Route,
  replica: Replica | undefined,
  read: (call: Call) => Promise<T>,
): Promise<T> {
  const { session, request } = call
  const change = options.readsNearby && replica ? lastChange(request) : null
  const isNear = change !== null && (await replica?.has({ change, event: session ?? undefined }))
  if (!replica || !isNear) return read(call)
  try {
    return await read({ ...call, db: replica.db })
  } catch (error) {
    if (!isTroubleOfReplica(error)) throw error
    return read(call)
  }
}

/** After a call that changes something, lets the browser say where the log ended then. */
export async function noteChange({ endpoint, options }: Route, { database, request, reply }: Call) {
  // Reports of what happened on a page are no change that the page would look for.
  if (isRead(endpoint) || options.exempt || reply.sent) return
  // The change is made: a database that is gone by now fails nothing.
  const position = await endOfLog(database).catch(() => undefined)
  if (position) keepChange(request, reply, position)
}

const nameOf = ({ isSecure }: FastifyRequest['server']) => (isSecure ? '__Host-changed' : 'changed')

function keepChange({ server }: FastifyRequest, reply: FastifyReply, position: LogPosition) {
  reply.setCookie(nameOf(server), seal(server.secret, position), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: server.isSecure,
    maxAge: REMEMBERED_S,
  })
}

/** Where the log ended after the browser's last change; undefined without one, null if that cannot be read. */
function lastChange({ server, cookies }: FastifyRequest): LogPosition | undefined | null {
  const sealed = cookies[nameOf(server)]
  return sealed === undefined ? undefined : unseal(server.secret, sealed)
}

const BLOCK = 16

/** One block of a cipher: how much the site writes is nobody's business. A forged one reads as nothing. */
const keyFor = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'position in the log', BLOCK))

/** Both halves of the position as numbers, and zeros behind, by which a forged one is known. */
function seal(secret: string, position: LogPosition): string {
  const block = Buffer.alloc(BLOCK)
  position.split('/').forEach((half, at) => block.writeUInt32BE(Number.parseInt(half, 16), 4 * at))
  return cipherOf(createCipheriv('aes-128-ecb', keyFor(secret), null), block).toString('base64url')
}

function unseal(secret: string, sealed: string): LogPosition | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length !== BLOCK) return null
  const block = cipherOf(createDecipheriv('aes-128-ecb', keyFor(secret), null), bytes)
  if (block.readBigUInt64BE(8) !== 0n) return null
  return `${block.readUInt32BE(0).toString(16)}/${block.readUInt32BE(4).toString(16)}`
}

function cipherOf(cipher: ReturnType<typeof createCipheriv | typeof createDecipheriv>, block: Buffer) {
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(block), cipher.final()])
}
