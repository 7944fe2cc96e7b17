/** Control characters, which a terminal would obey, and characters that change the direction of the text. */
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Makes members' text safe for a terminal: it cannot move the cursor, change colours or set the title. */
export function plainText(text: string): string {
  return text.replaceAll(CONTROL_CHARACTERS, '�')
}
