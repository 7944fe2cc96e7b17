/** A block comment, or the first of consecutive line comments, that begins with one of the refused words. */
const OPENING =
  /(?<=^|[\s{(,;])(?:\/\*+[\s*]*|(?<!^[ \t]*\/\/.*\n[ \t]*)\/\/[ \t]*)(What|Who|Whoever|Whom|Whose|Of)\b/gm

/** Reports each comment in `text` that begins with What, Who, Whoever, Whom, Whose or Of. */
export function judgeComments(file: string, text: string): string[] {
  return Array.from(text.matchAll(OPENING), (match) => {
    const line = text.slice(0, match.index + match[0].length).split('\n').length
    return (
      `${file}:${line}: a comment begins with "${match[1]}". ` +
      'Say it as a sentence with a subject, or delete it if it only repeats the code.'
    )
  })
}
