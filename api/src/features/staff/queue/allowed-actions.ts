import type { CaseActionKind } from 'contracts'
import type { Report } from '../../members/reports/reports.ts'
import { reportedMessage } from './case-reports.ts'
import type { CaseRow } from './case-rows.ts'

const ABOUT_MEMBER = ['warn', 'suspend', 'ban'] as const

/** The ways in which somebody can decide a case; none if the decision that it is about was their own. */
export function actionsFor(
  { kind, subjectKind, notBy }: CaseRow,
  reports: readonly Report[],
  me: string,
): readonly CaseActionKind[] {
  if (notBy === me) return []
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

/** The parts of the reported thing that can be taken away. */
function removals(of: CaseRow['subjectKind'], [first]: readonly Report[]): readonly CaseActionKind[] {
  if (of === 'photo') return ['remove-photo']
  if (of !== 'message') return ['remove-name', 'remove-text', 'remove-photo']
  const kind = first && reportedMessage(first)?.kind
  if (kind === 'photo') return ['remove-picture']
  return kind === 'gift' ? ['remove-note'] : ['remove-message']
}
