import type { Rejection } from '../../members/photos/photo-approval.ts'
import type { Decision } from './carry-out.ts'

/** The rule that each reason to reject a photo belongs to. */
export const rejectionRules: Readonly<Record<Rejection, Decision['rule']>> = {
  'nobody-to-see': 'other',
  'somebody-else': 'not-themselves',
  'under-age': 'under-age',
  nudity: 'offensive',
  'contact-details': 'other',
  'poor-quality': 'other',
  'against-the-rules': 'other',
}
