import type { Settings } from './settings.ts'

type SearchSettings = Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>

/** §6: who came by a traffic source goes by a rule of its own. */
export function mayVisitorSearch(settings: SearchSettings, hasTrafficSource: boolean): boolean {
  const rule = hasTrafficSource ? settings.logged_out_search_trafficsource : settings.logged_out_search
  return rule !== 'none'
}

/** §4: invite-only brands let in who came by a traffic source, closed ones nobody. */
export function maySignUp({ signups }: Pick<Settings, 'signups'>, hasTrafficSource: boolean): boolean {
  return signups === 'all' || (signups === 'with_trafficsource' && hasTrafficSource)
}
