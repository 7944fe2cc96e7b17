import {
  getActivityFigures,
  getBounceFigures,
  getCreditFigures,
  getModerationFigures,
  getReturnFigures,
  getSaleFigures,
  getSignupFigures,
} from 'contracts'
import { forStaff, type IdentityRow } from '../../../http/fixtures/identity.ts'

const row = {
  input: () => ({ query: { from: '2026-01-01', until: '2026-12-31', by: 'month' } }),
  statuses: forStaff(200),
  staffRoles: ['marketing', 'finance'],
} satisfies Omit<IdentityRow, 'endpoint'>

export const figureIdentity: readonly IdentityRow[] = [
  { endpoint: getSignupFigures, ...row },
  { endpoint: getSaleFigures, ...row },
  { endpoint: getActivityFigures, ...row },
  { endpoint: getCreditFigures, ...row },
  ...[getModerationFigures, getReturnFigures, getBounceFigures].map((endpoint) => ({
    endpoint,
    ...row,
    input: () => ({ query: { from: '2026-01-01', until: '2026-12-31' } }),
  })),
]
