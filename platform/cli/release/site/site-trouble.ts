/** A site that does not respond as it should; the message says how. */
export class SiteTrouble extends Error {
  override readonly name = 'SiteTrouble'
}
