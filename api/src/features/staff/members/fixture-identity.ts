import * as contract from 'contracts'
import { newId } from '../../../db/new-id.ts'
import { forStaff, type IdentityCase, type IdentityRow } from '../../../http/fixtures/identity.ts'
import { staffNote } from '../../../tables/staff.ts'
import { addMember } from '../../account/fixture-member.ts'

type Place = (about: IdentityCase) => { readonly brandId: string }

const here: Place = ({ me }) => me
/** The support of one brand finds no member of another. */
const elsewhere: Place = ({ far: [one] }) => one

/** A new member, since these calls change one. */
const changeAt = (more: object) => (place: Place) => async (about: IdentityCase) => {
  const { memberId } = await addMember(about.database, {
    brandId: place(about).brandId,
    status: 'not_confirmed',
  })
  return { body: { member: memberId, ...more } }
}

const reason = 'Asked on the phone, and knew the last order'

const removeNoteAt = (place: Place) => async (about: IdentityCase) => {
  const { brandId } = place(about)
  const { memberId } = await addMember(about.database, { brandId })
  const note = newId()
  const row = { id: note, brandId, memberId, author: about.me.memberId, text: 'Hi', createdAt: new Date() }
  await about.database.db.insert(staffNote).values(row)
  return { body: { member: memberId, note } }
}

const look = {
  input: ({ me }) => ({ query: { member: me.memberId } }),
  statuses: forStaff(200),
  staffRoles: ['support'],
  foreign: [({ far: [one] }) => ({ query: { member: one.memberId } })],
} satisfies Omit<IdentityRow, 'endpoint'>

const forMoney = { staffRoles: ['support', 'finance'] } as const

function change(
  endpoint: IdentityRow['endpoint'],
  inputAt: (place: Place) => NonNullable<IdentityRow['input']> = changeAt({ reason }),
  status = 204,
): IdentityRow {
  return {
    endpoint,
    input: inputAt(here),
    statuses: forStaff(status),
    staffRoles: ['support'],
    foreign: [inputAt(elsewhere)],
  }
}

const fresh = { secondFactor: 'fresh' } as const

export const identity: readonly IdentityRow[] = [
  {
    endpoint: contract.findStaffMembers,
    input: ({ me }) => ({ query: { text: me.name } }),
    statuses: forStaff(200),
    ...forMoney,
  },
  { endpoint: contract.getStaffMember, ...look, ...forMoney },
  { endpoint: contract.getStaffMemberAccount, ...look },
  { endpoint: contract.getStaffMemberMails, ...look },
  { endpoint: contract.getStaffMemberCredits, ...look, ...forMoney },
  { endpoint: contract.getStaffMemberPurchases, ...look, ...forMoney },
  { endpoint: contract.getStaffMemberPayment, ...look, ...forMoney },
  { endpoint: contract.getStaffMemberCases, ...look },
  { endpoint: contract.getStaffMemberNotes, ...look },
  change(contract.resendStaffMemberMail, changeAt({})),
  change(contract.confirmStaffMember),
  {
    // An address of its own for each call: nobody else can have it.
    ...change(contract.changeStaffMemberEmail, (place) => async (about) => {
      const email = `${newId().toLowerCase()}@example.invalid`
      return changeAt({ reason, email })(place)(about)
    }),
    ...fresh,
  },
  change(contract.correctStaffMemberBirth, changeAt({ reason, date_of_birth: '1988-02-29' })),
  change(contract.endStaffMemberSessions),
  change(contract.closeStaffMember),
  change(contract.reopenStaffMember),
  { ...change(contract.handStaffMemberData), ...fresh },
  {
    ...change(contract.grantStaffMemberCredits, changeAt({ reason, id: newId(), credits: 20 }), 200),
    ...fresh,
  },
  change(
    contract.addStaffMemberNote,
    (place) => async (about) => changeAt({ id: newId(), text: 'Called about an order' })(place)(about),
  ),
  change(contract.removeStaffMemberNote, removeNoteAt),
]
