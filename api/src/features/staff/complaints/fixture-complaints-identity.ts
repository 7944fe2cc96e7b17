import {
  closeStaffComplaint,
  findStaffComplaints,
  getStaffComplaint,
  reopenStaffComplaint,
  replyToStaffComplaint,
} from 'contracts'
import { newId } from '../../../db/new-id.ts'
import { forStaff, type IdentityCase, type IdentityRow } from '../../../http/fixtures/identity.ts'
import { complaint } from '../../../tables/account.ts'

type Place = (about: IdentityCase) => { readonly brandId: string }

const here: Place = ({ me }) => me
/** The support of one brand finds no complaint to another. */
const elsewhere: Place = ({ far: [one] }) => one

async function addComplaint({ database }: IdentityCase, brandId: string, answeredAt: Date | null = null) {
  const id = newId()
  const createdAt = new Date()
  const about = { email: 'ann@example.invalid', locale: 'en', topic: 'other', text: 'Rude.' } as const
  await database.db
    .insert(complaint)
    .values({ id, brandId, sentId: id, reference: newId(), createdAt, answeredAt, ...about })
  return id
}

const forSupport = { staffRoles: ['support'] } as const

function change(endpoint: IdentityRow['endpoint'], bodyOf: () => object, isClosed = false): IdentityRow {
  const inputAt = (place: Place) => async (about: IdentityCase) => {
    const id = await addComplaint(about, place(about).brandId, isClosed ? new Date() : null)
    return { body: { id, ...bodyOf() } }
  }
  return {
    endpoint,
    input: inputAt(here),
    statuses: forStaff(204),
    foreign: [inputAt(elsewhere)],
    ...forSupport,
  }
}

const lookAt = (place: Place) => async (about: IdentityCase) => ({
  query: { id: await addComplaint(about, place(about).brandId) },
})

const reason = 'Asked twice'

export const complaintsIdentity: readonly IdentityRow[] = [
  { endpoint: findStaffComplaints, statuses: forStaff(200), ...forSupport },
  {
    endpoint: getStaffComplaint,
    input: lookAt(here),
    statuses: forStaff(200),
    foreign: [lookAt(elsewhere)],
    ...forSupport,
  },
  change(replyToStaffComplaint, () => ({ reply: newId(), text: 'Hi', replies: 0, keep_open: false })),
  change(closeStaffComplaint, () => ({ reason })),
  change(reopenStaffComplaint, () => ({ reason }), true),
]
