import type { Country, Locale } from 'contracts'
import type { AboutText, Gender, Pools } from '../pools.ts'
import type { Random } from '../random.ts'

interface Author {
  readonly brandId: string
  readonly country: Country
  readonly language: Locale
  readonly gender: Gender
  readonly age: number
}

const ANY_AGE = [18, 99] as const

/** Picks a suitable text in the member's language, never the same one twice among members that one search would show. */
export function aboutTexts(pools: Pools, random: Random) {
  const available = new Map<string, AboutText[]>()
  return (author: Author): AboutText | undefined => {
    const { brandId, country, language, gender } = author
    const together = `${brandId} ${country} ${language} ${gender}`
    const texts = available.get(together) ?? narrowestFirst(random.shuffled(pools[language].about))
    available.set(together, texts)
    const found = texts.findIndex((text) => suitsAuthor(text, author))
    // Once all texts are used, the field stays empty.
    return found < 0 ? undefined : texts.splice(found, 1)[0]
  }
}

/** Texts that suit few authors come first, so that those left at the end suit everyone. */
function narrowestFirst(texts: readonly AboutText[]): AboutText[] {
  const years = ({ ages: [from, to] = ANY_AGE }: AboutText) => to - from
  return texts.toSorted((a, b) => years(a) - years(b))
}

function suitsAuthor({ gender, ages: [from, to] = ANY_AGE }: AboutText, author: Author): boolean {
  return (gender === undefined || gender === author.gender) && author.age >= from && author.age <= to
}
