/** The overlay for American readers: British words of the site's English, and what they read instead. */
export const americanWords: Readonly<Record<string, string>> = {
  'any more': 'anymore',
  cancelled: 'canceled',
  cancelling: 'canceling',
  colour: 'color',
  film: 'movie',
  films: 'movies',
  grey: 'gray',
  lift: 'elevator',
  recognise: 'recognize',
  'straight away': 'right away',
  theatre: 'theater',
  travelling: 'traveling',
}

// “Any more questions” stays as it is, and so do the names of values, such as `{{colour}}`.
const britishWord = new RegExp(
  `(?<!\\{)\\b(?:${Object.keys(americanWords).join('|')})\\b(?<!any more(?= \\w))(?!\\})`,
  'gi',
)

/** A text of the site's own as an American reads it. */
export function inAmerican(text: string): string {
  return text.replace(britishWord, (found) => {
    const american = americanWords[found.toLowerCase()] ?? found
    return /^[A-Z]/.test(found) ? american.charAt(0).toUpperCase() + american.slice(1) : american
  })
}

/** Whether a reader gets American English: the browser asks for it, or for any English in the United States. */
export function readsAmerican(languages: readonly string[], country: string | null): boolean {
  const english = languages.find((tag) => /^en\b/i.test(tag))?.toLowerCase() ?? 'en'
  return english === 'en-us' || (english === 'en' && country === 'US')
}
