/** Whether a version satisfies a range as the build writes it: `^1.4.0`, this minor version or a later one. */
export function satisfiesRange(version: string, range: string): boolean {
  const [major, minor] = numbers(version)
  const [rangeMajor, rangeMinor] = numbers(range.replace('^', ''))
  return major === rangeMajor && minor >= rangeMinor
}

function numbers(version: string): [major: number, minor: number] {
  const [major, minor] = version.split('.').map(Number)
  return [major ?? Number.NaN, minor ?? Number.NaN]
}
