import { type PageCondition, pageConditions, type Settings } from 'contracts'

type Facts = Pick<
  Settings,
  | 'fictional_icon'
  | 'has_invented_members'
  | 'logged_out_search'
  | 'photo_approval'
  | 'refund_days'
  | 'geoip_country'
>

const holdsFor: Readonly<Record<PageCondition, (facts: Facts) => boolean>> = {
  us: (facts) => facts.geoip_country === 'US',
  elsewhere: (facts) => facts.geoip_country !== 'US',
  // Each brand gets one of these three.
  invented: (facts) => facts.has_invented_members,
  fictional: (facts) => facts.fictional_icon && !facts.has_invented_members,
  real: (facts) => !facts.fictional_icon && !facts.has_invented_members,
  'open-search': (facts) => facts.logged_out_search !== 'none',
  'closed-search': (facts) => facts.logged_out_search === 'none',
  'photo-approval': (facts) => facts.photo_approval,
  'photos-at-once': (facts) => !facts.photo_approval,
  refunds: (facts) => facts.refund_days > 0,
  'no-refunds': (facts) => facts.refund_days <= 0,
}

/** Whether this condition holds for this reader: a page says only what is true for them. */
export function holds(when: PageCondition | undefined, facts: Facts): boolean {
  return when === undefined || holdsFor[when](facts)
}

export function conditionsThatHold(facts: Facts): PageCondition[] {
  return pageConditions.filter((condition) => holds(condition, facts))
}
