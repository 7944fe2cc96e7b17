/** The first that fits: many browsers also call themselves by the names below their own. */
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

/** By what a member knows a session again: `Firefox, Windows`. Nothing else of what the browser says is kept. */
export function browserLabel(userAgent = ''): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  )
  return found.join(', ')
}
