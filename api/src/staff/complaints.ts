import { CommandError } from '../db/run-command.ts'
import { type Complaint, findComplaint, findComplaints } from '../features/account/complaints/complaints.ts'
import { answerComplaint, findReplies } from '../features/account/complaints/settle-complaint.ts'
import { columns, facts } from './columns.ts'
import { plainText } from './plain-text.ts'
import { changeAsStaff, type StaffCall, staffName, type Topic } from './staff-command.ts'

export const complaints: Topic = {
  usage: [
    'complaints list [--answered]',
    'complaints show <reference>',
    'complaints answer <reference> <text>       mails the answer; possible only once',
  ],
  read([verb, reference, answer, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'list' && answer === undefined) {
      if (reference === undefined) return (call) => list(call, 'open')
      return reference === '--answered' ? (call) => list(call, 'answered') : undefined
    }
    if (reference === undefined) return undefined
    if (verb === 'show' && answer === undefined)
      return async (call) => show(call, await findOrRefuse(call, reference))
    if (verb === 'answer' && answer?.trim()) return (call) => sendAnswer(call, reference, answer.trim())
    return undefined
  },
}

async function findOrRefuse({ database: { db }, brand }: StaffCall, reference: string): Promise<Complaint> {
  const found = await findComplaint(db, brand.id, reference)
  if (!found) throw new CommandError(`There is no complaint ${reference} at this brand.`)
  return found
}

async function list({ database: { db }, brand }: StaffCall, which: 'open' | 'answered') {
  const found = await findComplaints(db, brand.id, which)
  if (found.length === 0) return which === 'open' ? 'No open complaints.' : 'None yet.'
  return columns(
    ['reference', 'since', 'topic', 'from', 'begins'],
    found.map(({ reference, createdAt, topic, email, text }) => [
      reference,
      createdAt,
      topic,
      email,
      text.length > 60 ? `${text.slice(0, 60)}…` : text,
    ]),
  )
}

async function show({ database: { db } }: StaffCall, complaint: Complaint) {
  const { id, text, reference, email, memberId, locale, topic, createdAt, answeredAt } = complaint
  const replies = await findReplies(db, id)
  const summary = facts({
    reference,
    email,
    member: memberId,
    locale,
    topic,
    since: createdAt,
    answered: answeredAt,
  })
  return [summary, plainText(text), ...replies.map((reply) => `Answer: ${plainText(reply.text)}`)].join(
    '\n\n',
  )
}

async function sendAnswer(call: StaffCall, reference: string, answer: string) {
  const complaint = await findOrRefuse(call, reference)
  if (complaint.decisionId !== null)
    throw new CommandError(`${complaint.reference} objects to a decision: use \`decisions review\`.`)
  await changeAsStaff(call, {
    action: 'complaint answer',
    subject: complaint.id,
    work: async (tx) => {
      const reply = { text: answer, author: staffName() }
      return (await answerComplaint(tx, complaint, reply, call.now)) ? {} : null
    },
    nothingToDo: `${complaint.reference} is already answered.`,
  })
  return `${complaint.reference} is answered.`
}
