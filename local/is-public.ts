/** The settings that make a site known to other machines. */
export interface SiteAddress {
  readonly siteUrl?: string | undefined
  readonly siteHosts: Readonly<Record<string, string>>
}

/** Whether the site has an address of its own, and so is for more than this machine. */
export function isPublic({ siteUrl, siteHosts }: SiteAddress): boolean {
  return siteUrl !== undefined || Object.keys(siteHosts).length > 0
}
