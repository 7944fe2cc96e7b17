/** Bytes that a NOTIFY may carry, with some to spare. */
const LONGEST = 7_900

/** The ids, parted by commas, in as few words as can be sent. */
export function wordsOf(ids: Iterable<string>, longest = LONGEST): string[] {
  const words: string[] = []
  let word = ''
  for (const id of ids) {
    if (word !== '' && word.length + 1 + id.length > longest) {
      words.push(word)
      word = ''
    }
    word = word === '' ? id : `${word},${id}`
  }
  return word === '' ? words : [...words, word]
}
