/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * A member's name or city inside a sentence or a list of facts. One that is written from right to left is isolated, or it would
 * move the numbers and commas beside it.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}
