import { rejectionReasons } from 'contracts'
import { CommandError } from '../db/run-command.ts'
import { approvePhoto, pendingPhotos, type Rejection } from '../features/members/photos/photo-approval.ts'
import { columns } from './columns.ts'
import { makeDecision } from './decisions/decisions.ts'
import { rejectionOf } from './decisions/read-decision.ts'
import { recordStaffAction, type StaffCall, type Topic } from './staff-command.ts'

export const photo: Topic = {
  usage: [
    'photo list                                 photos that wait for approval, oldest first',
    'photo approve <id>',
    `photo reject <id> <${rejectionReasons.join(' | ')}> --reason "…"`,
    '    A decision, as with `decisions remove-photo`: mails the reason to the owner.',
  ],
  read([verb, id, reason, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'list' && id === undefined) return list
    if (id === undefined) return undefined
    if (verb === 'approve' && reason === undefined) return (call) => approve(call, id)
    return verb === 'reject' && isRejection(reason)
      ? (call) => makeDecision(call, rejectionOf(id, reason))
      : undefined
  },
}

function isRejection(text: string | undefined): text is Rejection {
  return rejectionReasons.some((reason) => reason === text)
}

/** Lists the photos with their URLs, which open in a browser that is logged in as staff. */
async function list({ database: { db }, brand }: StaffCall) {
  const found = await pendingPhotos(db, brand.id)
  if (found.length === 0) return 'No photos to approve.'
  return columns(
    ['id', 'member', 'name', 'private', 'since', 'picture'],
    found.map(({ id, memberId, name, isPrivate, createdAt, filename }) => [
      id,
      memberId,
      name,
      isPrivate,
      createdAt,
      brand.settings.cdn_prefix + filename,
    ]),
  )
}

async function approve(call: StaffCall, id: string) {
  const photo = { brandId: call.brand.id, id }
  const isThere = await call.database.inTransaction((tx) => approvePhoto(tx, photo, call.now))
  if (!isThere) throw new CommandError(`There is no photo ${id} at this brand.`)
  await recordStaffAction(call, { action: 'photo approve', subject: id, details: {} })
  return `${id} is shown.`
}
