/** Whether a version is in a range of the form that the build writes: `^1.4.0`, this minor version or a later one. */
export function fits(version: string, range: string): boolean {
  const [major, minor] = numbers(version)
  const [wantedMajor, wantedMinor] = numbers(range.replace('^', ''))
  return major === wantedMajor && minor >= wantedMinor
}

function numbers(version: string): [major: number, minor: number] {
  const [major, minor] = version.split('.').map(Number)
  return [major ?? Number.NaN, minor ?? Number.NaN]
}
