import type { AnswerOf, getStaffMember, StaffMember, StaffRole } from 'contracts'
import type { Session } from '../../../http/caller/session.ts'
import { roleOf } from '../../../tables/role-of.ts'
import { deletionDate } from '../../account/mail-tokens/token-lifetimes.ts'
import type { FoundMember } from './find-members.ts'

/** A member in a line. */
export function memberAnswer(found: FoundMember): StaffMember {
  const { id, name, status, country, language, createdAt, isDemo } = found
  return {
    id,
    name,
    status,
    role: roleOf(found),
    country,
    language,
    created_at: createdAt.toISOString(),
    is_demo: isDemo,
  }
}

/** The head of a member's page. */
export function headAnswer(
  found: FoundMember,
  credits: number,
  caller: Caller,
): AnswerOf<typeof getStaffMember> {
  return {
    member: {
      ...memberAnswer(found),
      credits,
      suspended_until: found.suspendedUntil?.toISOString() ?? null,
      deleted_at: found.leftAt && deletionDate(found.leftAt).toISOString(),
      is_changeable: isSupport(caller) && mayChange(found, caller),
    },
  }
}

/** Whether the caller works for the support, as admins do. */
export function isSupport({ roles }: Pick<Caller, 'roles'>): boolean {
  return roles.some((role) => role === 'support' || role === 'admin')
}

interface Caller {
  readonly session: Pick<Session, 'memberId'>
  readonly roles: readonly StaffRole[]
}

/** Nobody changes their own account, and only admins change that of a colleague, who could be more than they. */
export function mayChange(
  { id, isStaff }: Pick<FoundMember, 'id' | 'isStaff'>,
  { session, roles }: Caller,
): boolean {
  return id !== session.memberId && (!isStaff || roles.includes('admin'))
}
