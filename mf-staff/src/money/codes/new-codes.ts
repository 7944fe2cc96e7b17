import {
  type Country,
  discountCodeText,
  type InputOf,
  MOST_CODES,
  type makeStaffCodes,
  staffReason,
} from 'contracts'
import { parsePrice } from '../parse-price.ts'

export interface CodeDraft {
  readonly isCampaign: boolean
  readonly code: string
  readonly count: string
  readonly percentage: string
  readonly until: string
  readonly country: Country | 'any' | null
  readonly minimum: string
  readonly most_uses: string
  readonly isWelcome: boolean
  readonly reason: string
}

export const NEW_CODE: CodeDraft = {
  isCampaign: false,
  code: '',
  count: '100',
  percentage: '',
  until: '',
  country: 'any',
  minimum: '',
  most_uses: '',
  isWelcome: false,
  reason: '',
}

type Body = InputOf<typeof makeStaffCodes>['body']

/** Fields that don't make sense, by name. */
type Wrong = Readonly<Partial<Record<keyof CodeDraft, boolean>>>

const isBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** The request that a form describes, and its fields that don't make sense. */
export function readNewCodes(
  draft: CodeDraft,
  now = new Date(),
): { readonly wrong: Wrong; readonly body?: Body } {
  const { isCampaign, isWelcome, until, country } = draft
  const [code, reason] = [draft.code.trim(), draft.reason.trim()]
  const [count, percentage, mostUses] = [draft.count, draft.percentage, draft.most_uses].map(Number)
  const minimum = draft.minimum.trim() === '' ? 0 : parsePrice(draft.minimum)
  const place = country === 'any' ? null : country
  const wrong = {
    code: !discountCodeText.safeParse(code).success,
    count: isCampaign && !isBetween(count ?? 0, 1, MOST_CODES),
    percentage: !isBetween(percentage ?? 0, 1, 90),
    // An amount says nothing without the currency of a country.
    minimum: minimum === undefined || (minimum > 0 && place === null),
    most_uses: !isCampaign && draft.most_uses.trim() !== '' && !isBetween(mostUses ?? 0, 1, 1_000_000),
    // Days are in UTC.
    until: until !== '' && until < now.toISOString().slice(0, 10),
    reason: !staffReason.safeParse(reason).success,
  }
  if (Object.values(wrong).includes(true)) return { wrong }
  const body = {
    code,
    percentage: percentage ?? 0,
    reason,
    ...(isCampaign && { count: count ?? 0 }),
    ...(until && { until: new Date(`${until}T24:00:00Z`).toISOString() }),
    ...(place && { country: place }),
    ...(minimum && { minimum }),
    ...(!isCampaign && mostUses && { most_uses: mostUses }),
    ...(!isCampaign && isWelcome && { is_welcome: true }),
  }
  return { wrong, body }
}
