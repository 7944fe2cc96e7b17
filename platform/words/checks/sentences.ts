import type { Problem } from '../words.ts'

/** Formats the problems of a bundle as sentences. Languages with the same problem share one. */
export function sentences(
  bundle: string,
  problemsByLocale: readonly (readonly [locale: string, problems: readonly Problem[]])[],
): string[] {
  const locales = new Map<string, string[]>()
  for (const [locale, problems] of problemsByLocale) {
    for (const { key, message } of problems) {
      const sentence = `'${key}' ${message}`
      locales.set(sentence, [...(locales.get(sentence) ?? []), locale])
    }
  }
  return [...locales].map(([sentence, where]) => `${bundle}, ${where.join(' ')}: ${sentence}`)
}
