import { paths } from 'contracts'

interface Situation {
  readonly pathname: string
  /** With the current one. */
  readonly visits: number
  /** The browser can install the site, and hasn't. */
  readonly canInstall: boolean
  readonly isDismissed: boolean
}

/** Pages on which a member looks around, rather than writes, pays or settles something. */
const PAGES: readonly string[] = [
  paths.index,
  paths.members,
  paths.likes,
  paths['match-finder'],
  paths.profile,
]

/** Whether to offer the site as an app: from the second visit on, until dismissed. */
export function showsInstallOffer({ pathname, visits, canInstall, isDismissed }: Situation): boolean {
  if (!canInstall || isDismissed || visits < 2) return false
  return PAGES.includes(pathname.replace(/(?<=.)\/+$/, ''))
}
