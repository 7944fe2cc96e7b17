import { dateOfBirthProblem } from 'contracts'
import { CommandError } from '../db/run-command.ts'
import {
  findBirthCorrections,
  reviewBirthCorrection,
  setDateOfBirth,
} from '../features/account/own/birth-corrections.ts'
import { columns } from './columns.ts'
import { findOneMember } from './member.ts'
import { changeAsStaff, requireReason, type StaffCall, type Topic } from './staff-command.ts'

export const births: Topic = {
  usage: [
    'births list                                corrected dates of birth to review',
    'births seen <member id>                    accepts the correction; otherwise see `decisions ban`',
    'births correct <member> <yyyy-mm-dd> --reason "…"   for members who have corrected it before',
  ],
  read([verb, memberId, date, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'correct')
      return memberId !== undefined && date !== undefined
        ? (call) => correct(call, memberId, date)
        : undefined
    if (date !== undefined) return undefined
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

async function correct(call: StaffCall, idOrEmail: string, date: string) {
  requireReason(call)
  const { brand, now } = call
  const { id: memberId } = await findOneMember(call, idOrEmail)
  if (dateOfBirthProblem(date, brand.settings, now))
    throw new CommandError(
      `${date} is not the date of birth of somebody of ${brand.settings.min_age} or more.`,
    )
  await changeAsStaff(call, {
    action: 'birth correct',
    subject: memberId,
    work: async (tx) => ((await setDateOfBirth(tx, { brandId: brand.id, memberId }, date, now)) ? {} : null),
    nothingToDo: 'That is their date of birth already.',
  })
  return `The date of birth of ${memberId} is ${date} now.`
}
