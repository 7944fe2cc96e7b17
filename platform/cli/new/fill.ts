/** Ending of a template's files. */
export const SUFFIX = '.template'

/** Replaces `{{name}}` by the value of that name; other braces stay, such as those in words. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key: string) => values[key] ?? placeholder)
}
