import type { Problem } from '../words.ts'

/** A sentence for each problem of a bundle; languages with the same one share it. */
export function sentences(
  bundle: string,
  found: readonly (readonly [locale: string, problems: readonly Problem[]])[],
): string[] {
  const locales = new Map<string, string[]>()
  for (const [locale, problems] of found) {
    for (const { key, says } of problems) {
      const what = `'${key}' ${says}`
      locales.set(what, [...(locales.get(what) ?? []), locale])
    }
  }
  return [...locales].map(([what, where]) => `${bundle}, ${where.join(' ')}: ${what}`)
}
