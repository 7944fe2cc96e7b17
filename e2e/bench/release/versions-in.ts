const FILE = /\/bundles\/([\w-]+)\/([\w.+-]+)\//g
const FALLBACK = /"fallback":\{[^}]*\}/g

/** Remote → the versions in a page, from the file addresses in its HTML. */
export function versionsIn(html: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  // The fallback version is named in the HTML, but is not part of the page.
  for (const [, name = '', version = ''] of html.replaceAll(FALLBACK, '').matchAll(FILE)) {
    found.set(name, (found.get(name) ?? new Set()).add(version))
  }
  return found
}
