import { findBirthCorrections, reviewBirthCorrection } from '../features/account/own/birth-corrections.ts'
import { columns } from './columns.ts'
import { changeAsStaff, type StaffCall, type Topic } from './staff-command.ts'

export const births: Topic = {
  usage: [
    'births list                                dates of birth that members have corrected',
    'births seen <member id>                    it is as it should be; else: member ban',
  ],
  read([verb, memberId, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'list' && memberId === undefined) return list
    return verb === 'seen' && memberId !== undefined ? (call) => see(call, memberId) : undefined
  },
}

async function list({ database: { db }, brand }: StaffCall) {
  const found = await findBirthCorrections(db, brand.id)
  if (found.length === 0) return 'No date of birth waits to be looked at.'
  return columns(
    ['member', 'name', 'was', 'is', 'since'],
    found.map(({ memberId, name, was, is, createdAt }) => [memberId, name, was, is, createdAt]),
  )
}

async function see(call: StaffCall, memberId: string) {
  await changeAsStaff(call, {
    action: 'birth seen',
    subject: memberId,
    work: async (tx) => ((await reviewBirthCorrection(tx, call.brand.id, memberId, call.now)) ? {} : null),
    otherwise: `No date of birth of ${memberId} waits to be looked at.`,
  })
  return `The date of birth of ${memberId} was looked at.`
}
