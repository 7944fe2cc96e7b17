const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

/** Renders `<link rel="preload" href="…">`. False or undefined attributes are omitted; true ones have no value. */
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

/** JSON that is safe inside a script element: no text in it can close the element or open a comment. */
export function inlineJson(value: unknown): string {
  // JSON has no undefined.
  return JSON.stringify(value ?? null).replaceAll('<', '\\u003c')
}

/** A script element with data for the page's code. */
export function jsonElement(id: string, json: string): string {
  return `${tag('script', { type: 'application/json', id })}${json}</script>`
}
