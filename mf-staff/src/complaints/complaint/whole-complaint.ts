import type { AnswerOf, getStaffComplaint } from 'contracts'

export type WholeComplaint = AnswerOf<typeof getStaffComplaint>['complaint']
