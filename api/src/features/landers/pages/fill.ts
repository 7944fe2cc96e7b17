/** Replaces `{{name}}` in every text of a document. */
export function fill<Document>(document: Document, values: Readonly<Record<string, string>>): Document {
  if (typeof document === 'string') return fillText(document, values) as Document
  if (Array.isArray(document)) return document.map((part) => fill(part, values)) as Document
  if (typeof document !== 'object' || document === null) return document
  const filled = Object.entries(document).map(([key, part]) => [key, fill(part, values)])
  return Object.fromEntries(filled) as Document
}

function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`There is no value for {{${name}}}.`)
    return value
  })
}
