/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
}

/** The fewest digits that make a phone number. */
const PHONE_DIGITS = 6

/** Whether two texts have the same letters. One that was removed for its phone number may stay without it. */
export function isSameText(removed: string, text: string): boolean {
  if (digitsOf(removed).length >= PHONE_DIGITS && digitsOf(text).length < PHONE_DIGITS) return false
  const letters = lettersOf(removed)
  return letters === '' ? removed.trim() === text.trim() : letters === lettersOf(text)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

function lettersOf(text: string): string {
  const bare = text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '')
  return Array.from(bare, (letter) => LOOK_ALIKES[letter] ?? letter).join('')
}
