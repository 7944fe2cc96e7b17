import type { Settings } from './settings.ts'

type SearchSettings = Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>

/** §6: visitors from a traffic source have a rule of their own. */
export function mayVisitorSearch(settings: SearchSettings, hasTrafficSource: boolean): boolean {
  const rule = hasTrafficSource ? settings.logged_out_search_trafficsource : settings.logged_out_search
  return rule !== 'none'
}

/** §4: invite-only brands accept visitors from a traffic source, closed ones no one. */
export function maySignUp({ signups }: Pick<Settings, 'signups'>, hasTrafficSource: boolean): boolean {
  return signups === 'all' || (signups === 'with_trafficsource' && hasTrafficSource)
}
