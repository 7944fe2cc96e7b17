/** An invalid setting; the message says which. */
export class SettingsTrouble extends Error {
  override readonly name = 'SettingsTrouble'
}
