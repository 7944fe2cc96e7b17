const FILE = /\/bundles\/([\w-]+)\/([\w.+-]+)\//g
const ELEMENT = / data-(?:remote|shell)="([\w-]+)" data-version="([\w.+-]+)"/g
const FALLBACK = /"fallback":\{[^}]*\}/g

/** Remote → the versions in a page, from the file addresses in its HTML and from what is rendered there. */
export function versionsIn(html: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  // The fallback version is named in the HTML, but is not part of the page.
  const page = html.replaceAll(FALLBACK, '')
  for (const [, name = '', version = ''] of [...page.matchAll(FILE), ...page.matchAll(ELEMENT)]) {
    found.set(name, (found.get(name) ?? new Set()).add(version))
  }
  return found
}
