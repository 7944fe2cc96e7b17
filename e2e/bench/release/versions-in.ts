const FILE = /\/bundles\/([\w-]+)\/([\w.+-]+)\//g
const FALLBACK = /"fallback":\{[^}]*\}/g

/** Remote → versions that a page is made of, from the addresses of files in its HTML. */
export function versionsIn(html: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  // The version before, which is named in case this one fails, is no part of the page.
  for (const [, name = '', version = ''] of html.replaceAll(FALLBACK, '').matchAll(FILE)) {
    found.set(name, (found.get(name) ?? new Set()).add(version))
  }
  return found
}
