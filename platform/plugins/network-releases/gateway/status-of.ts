import type { RefusalCode } from '../../../registry/index.ts'

const STATUS: Partial<Record<RefusalCode, number>> = {
  'no-token': 401,
  'not-allowed': 403,
  'not-secure': 403,
  'other-team': 403,
  'other-source': 403,
  'unknown-name': 404,
  'unknown-request': 404,
  'bad-days': 400,
  'bad-name': 400,
  'upload-damaged': 400,
  'upload-too-big': 413,
  'upload-too-slow': 408,
  'too-many-tries': 429,
  'no-room': 507,
  busy: 503,
}

/** The status code of a refusal: a conflict with what is released, unless it is something simpler. */
export function statusOf(code: RefusalCode): number {
  return STATUS[code] ?? 409
}
