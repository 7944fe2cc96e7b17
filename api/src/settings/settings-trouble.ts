/** A setting that is not understood: the sentence says which. */
export class SettingsTrouble extends Error {
  override readonly name = 'SettingsTrouble'
}
