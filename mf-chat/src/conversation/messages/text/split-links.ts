export interface TextPart {
  readonly text: string
  /** Where the part leads, if it is a link. */
  readonly href?: string
}

// Without the invisible characters that make an address look like another one.
const LINK = /https?:\/\/[^\s<>"'`\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/giu

/** Punctuation after an address belongs to the sentence. */
const TRAILING = /[.,;:!?…»”’]+$/u

/** Cuts a text into plain parts and links to web addresses; all parts together are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(LINK)) {
    const label = withoutTrailing(match[0])
    const href = hrefOf(label)
    if (href === undefined) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: label, href })
    end = match.index + label.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** A bracket stays only if it was opened within the address, as in Wikipedia's. */
function withoutTrailing(address: string): string {
  let label = address.replace(TRAILING, '')
  while (label.endsWith(')') && count(label, ')') > count(label, '(')) {
    label = label.slice(0, -1).replace(TRAILING, '')
  }
  return label
}

const count = (text: string, character: string) => text.split(character).length - 1

function hrefOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  // A name before the host could pass for the site's address.
  return url && isWeb && url.hostname.includes('.') && url.username === '' ? url.href : undefined
}
