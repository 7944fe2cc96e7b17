import { SettingsTrouble } from '../../api/src/settings-trouble.ts'
import { isPublic, type SiteAddress } from '../is-public.ts'

/** Reads `DEMO`: yes, no, or how many members; undefined if the site shows no demo. */
export function readDemo(
  text: string | undefined,
  site: SiteAddress,
): { readonly members?: number } | undefined {
  // Anyone could read the outbox page of a public site, and log in with the demo's password.
  if (!text) return isPublic(site) ? undefined : {}
  if (text === 'yes') return {}
  if (text === 'no') return undefined
  const members = Number(text)
  if (Number.isInteger(members) && members > 0) return { members }
  throw new SettingsTrouble(`DEMO is '${text}': use yes, no, or a number of members.`)
}

/** Reads `DEMO_REACTIONS`: whether the invented members react to real ones. */
export function readReactions(text: string | undefined): boolean {
  if (!text || text === 'yes') return true
  if (text === 'no') return false
  throw new SettingsTrouble(`DEMO_REACTIONS is '${text}': use yes or no.`)
}
