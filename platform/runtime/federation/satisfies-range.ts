/**
 * Whether a version satisfies a range as the build writes it: `^1.4.0`, this minor version or a later one. Below 1.0, where
 * each minor version may break, only this one. `semver`, which the gate uses, agrees, but is too large for a page.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const [major, minor, patch] = numbers(version)
  const [rangeMajor, rangeMinor] = numbers(range.replace('^', ''))
  // The patch of a prerelease is no number.
  if (major !== rangeMajor || !(patch >= 0)) return false
  if (major > 0) return minor >= rangeMinor
  return minor === rangeMinor && (minor > 0 || patch === 0)
}

function numbers(version: string): [major: number, minor: number, patch: number] {
  const [major = Number.NaN, minor = Number.NaN, patch = Number.NaN] = version.split('.').map(Number)
  return [major, minor, patch]
}
