/** The first match counts: many browsers also name those listed below them. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Names a session for its member: `Firefox, Windows`. Nothing else of the user agent is stored. */
export function browserLabel(userAgent = ''): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  )
  return found.join(', ')
}
