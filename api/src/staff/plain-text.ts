/** Everything that a terminal would obey instead of show, and what turns the direction of the text around it. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** What others wrote, for a terminal: nothing in it moves the cursor, changes a colour or a title. */
export function plain(text: string): string {
  return text.replaceAll(UNSEEN, '�')
}
