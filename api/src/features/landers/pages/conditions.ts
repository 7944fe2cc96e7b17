import type { Settings } from 'contracts'

type Facts = Pick<
  Settings,
  'fictional_icon' | 'logged_out_search' | 'photo_approval' | 'refund_days' | 'geoip_country'
>

const holdsFor = {
  us: (facts: Facts) => facts.geoip_country === 'US',
  elsewhere: (facts: Facts) => facts.geoip_country !== 'US',
  fictional: (facts: Facts) => facts.fictional_icon,
  real: (facts: Facts) => !facts.fictional_icon,
  'open-search': (facts: Facts) => facts.logged_out_search !== 'none',
  'closed-search': (facts: Facts) => facts.logged_out_search === 'none',
  'photo-approval': (facts: Facts) => facts.photo_approval,
  'photos-at-once': (facts: Facts) => !facts.photo_approval,
  refunds: (facts: Facts) => facts.refund_days > 0,
  'no-refunds': (facts: Facts) => facts.refund_days <= 0,
}

export type Condition = keyof typeof holdsFor

export const conditions = Object.keys(holdsFor) as Condition[]

/** Whether a block with this condition is for this reader: a page says only what is true at the brand, in the country. */
export function holds(when: Condition | undefined, facts: Facts): boolean {
  return when === undefined || holdsFor[when](facts)
}
