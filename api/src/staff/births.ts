import { findBirthCorrections, reviewBirthCorrection } from '../features/account/own/birth-corrections.ts'
import { columns } from './columns.ts'
import { changeAsStaff, type StaffCall, type Topic } from './staff-command.ts'

export const births: Topic = {
  usage: [
    'births list                                corrected dates of birth to review',
    'births seen <member id>                    accepts the correction; otherwise: member ban',
  ],
  read([verb, memberId, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'list' && memberId === undefined) return list
    return verb === 'seen' && memberId !== undefined ? (call) => markReviewed(call, memberId) : undefined
  },
}

async function list({ database: { db }, brand }: StaffCall) {
  const found = await findBirthCorrections(db, brand.id)
  if (found.length === 0) return 'No date of birth to review.'
  return columns(
    ['member', 'name', 'was', 'is', 'since'],
    found.map(({ memberId, name, was, is, createdAt }) => [memberId, name, was, is, createdAt]),
  )
}

async function markReviewed(call: StaffCall, memberId: string) {
  await changeAsStaff(call, {
    action: 'birth seen',
    subject: memberId,
    work: async (tx) => ((await reviewBirthCorrection(tx, call.brand.id, memberId, call.now)) ? {} : null),
    nothingToDo: `No date of birth to review for ${memberId}.`,
  })
  return `The date of birth of ${memberId} is reviewed.`
}
