import type { AnswerOf, getStaffMember } from 'contracts'

/** A member as the head of the page shows them, which every part needs. */
export type MemberHead = AnswerOf<typeof getStaffMember>['member']
