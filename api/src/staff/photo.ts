import { rejectionReasons } from 'contracts'
import { CommandError } from '../db/run-command.ts'
import { approvePhoto, pendingPhotos, rejectPhoto } from '../features/members/photos/photo-approval.ts'
import { columns } from './columns.ts'
import { recordStaffAction, type StaffCall, type Topic } from './staff-command.ts'

type Reason = (typeof rejectionReasons)[number]

export const photo: Topic = {
  usage: [
    'photo list                                 photos that wait for approval, oldest first',
    'photo approve <id>',
    `photo reject <id> <${rejectionReasons.join(' | ')}>`,
  ],
  read([verb, id, reason, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'list' && id === undefined) return list
    if (id === undefined) return undefined
    if (verb === 'approve' && reason === undefined) return (call) => approve(call, id)
    return verb === 'reject' && isReason(reason) ? (call) => reject(call, id, reason) : undefined
  },
}

function isReason(text: string | undefined): text is Reason {
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
  refuseUnknown(await approvePhoto(call.database, { brandId: call.brand.id, id }, new Date()), id)
  await recordStaffAction(call, { action: 'photo approve', subject: id, details: {} })
  return `${id} is shown.`
}

async function reject(call: StaffCall, id: string, reason: Reason) {
  refuseUnknown(await rejectPhoto(call.database, call.brand.id, id, reason), id)
  await recordStaffAction(call, { action: 'photo reject', subject: id, details: { reason } })
  return `${id} is rejected; its owner is informed.`
}

function refuseUnknown(isThere: boolean, id: string) {
  if (!isThere) throw new CommandError(`There is no photo ${id} at this brand.`)
}
