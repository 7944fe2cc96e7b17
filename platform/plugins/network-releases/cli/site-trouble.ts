/** A site that does not respond as it should; the message says how. */
export class SiteTrouble extends Error {
  override name = 'SiteTrouble'
}

/** The address of the site, or the token for it, cannot be right. */
export class SiteSettingWrong extends SiteTrouble {}
