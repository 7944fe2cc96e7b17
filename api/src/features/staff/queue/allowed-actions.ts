import type { CaseActionKind, CaseMember } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import type { Report } from '../../members/reports/reports.ts'
import { reportedMessage } from './case-reports.ts'
import type { CaseRow } from './case-rows.ts'
import { isParty, type Moderator } from './claims.ts'

const ABOUT_MEMBER = ['warn', 'suspend', 'ban'] as const

/** Locks an account out, which for one of the staff only an admin decides. */
const locksOut = (action: CaseActionKind) => action === 'suspend' || action === 'ban'

/** The ways in which somebody can decide a case; none if they have a part in it. */
export async function findActions(
  db: Queryable,
  by: Pick<Moderator, 'id' | 'isAdmin'>,
  row: CaseRow,
  reports: readonly Report[],
): Promise<readonly CaseActionKind[]> {
  const all = actionsFor(row, reports, by.id)
  // A case that is decided again is not carried out.
  if (by.isAdmin || row.memberId === null || row.sampleOf !== null) return all
  const [found] = await db.select({ isStaff: member.isStaff }).from(member).where(eq(member.id, row.memberId))
  return found?.isStaff ? all.filter((action) => !locksOut(action)) : all
}

function actionsFor(row: CaseRow, reports: readonly Report[], me: string): readonly CaseActionKind[] {
  if (isParty(row, me)) return []
  const { kind, subjectKind } = row
  switch (kind) {
    case 'photo':
      return ['approve', 'reject']
    case 'objection':
      return ['uphold', 'deny']
    case 'complaint':
      return ['answer']
    case 'text':
      return ['dismiss', 'remove-text', ...ABOUT_MEMBER]
    case 'name':
      return ['dismiss', 'remove-name', ...ABOUT_MEMBER]
    case 'report':
      return ['dismiss', ...removals(subjectKind, reports), ...ABOUT_MEMBER]
  }
}

/** Those of the actions that find something to take away: a member without a text or a photo has none to remove. */
export function fittingActions(
  actions: readonly CaseActionKind[],
  { subjectKind, subjectId }: Pick<CaseRow, 'subjectKind' | 'subjectId'>,
  member: Pick<CaseMember, 'about_me' | 'photos'> | null,
): CaseActionKind[] {
  const photos = member?.photos.filter(({ status }) => status !== 'rejected') ?? []
  const hasPhoto = subjectKind === 'photo' ? photos.some(({ id }) => id === subjectId) : photos.length > 0
  return actions.filter((action) => {
    if (action === 'remove-text') return Boolean(member?.about_me)
    return action !== 'remove-photo' || hasPhoto
  })
}

/** The parts of the reported thing that can be taken away. */
function removals(of: CaseRow['subjectKind'], [first]: readonly Report[]): readonly CaseActionKind[] {
  if (of === 'photo') return ['remove-photo']
  if (of !== 'message') return ['remove-name', 'remove-text', 'remove-photo']
  const kind = first && reportedMessage(first)?.kind
  if (kind === 'photo') return ['remove-picture']
  return kind === 'gift' ? ['remove-note'] : ['remove-message']
}
