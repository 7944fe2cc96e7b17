const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

/** `<link rel="preload" href="…">`; an attribute that is false or missing is left out, true stands without value. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return []
    return value === true ? [` ${key}`] : [` ${key}="${escapeHtml(value)}"`]
  })
  return `<${name}${written.join('')}>`
}

/** JSON that may stand in a script element: no text in it can end that element, or begin a comment. */
export function inlineJson(value: unknown): string {
  // There is no JSON for undefined.
  return JSON.stringify(value ?? null).replaceAll('<', '\\u003c')
}

/** Data for the page's own code. */
export function jsonElement(id: string, json: string): string {
  return `${tag('script', { type: 'application/json', id })}${json}</script>`
}
