import type { Inline, RichText } from 'contracts'

// Rich text as an editor types it: a blank line ends a paragraph, a line that begins with a hyphen is an item of a list, and
// in a line there are **bold**, _italic_ and [linked](/faq) words. A backslash keeps a sign as it is.

/** A link leads to a page of this site, a secure one, an address or a number. The server refuses others. */
const ADDRESS = /^(?:\/(?:[^\s\\/][^\s\\]*)?|https:\/\/[^\s\\]+|mailto:[^\s\\?]+|tel:(?:\+?\d+|\{\{\w+\}\}))$/
/** The underscores in a placeholder such as `{{terms_date}}` are no signs. */
const MARKED =
  /(\{\{\w+\}\})|\\([\\*_[\]-])|\*\*((?:\\.|[^\\*])+)\*\*|_((?:\\.|\{\{\w+\}\}|[^\\_])+)_|\[((?:\\.|[^\\\]])+)\]\(([^\s)]+)\)/
const SIGNS = /\{\{\w+\}\}|[\\*_[\]]/g
const ITEM = /^- /

/** How deep words can be marked, as in the contract. */
const DEPTH = 2

export function parseRich(text: string): RichText {
  return text
    .split(/\n\s*\n/)
    .flatMap((part) => groupLines(part.split('\n').filter((line) => line.trim() !== '')))
    .map(({ isList, lines }) =>
      isList
        ? { ul: lines.map((line) => parseLine(line.replace(ITEM, ''), DEPTH)) }
        : { p: parseLine(lines.join(' '), DEPTH) },
    )
}

export function formatRich(rich: RichText): string {
  return rich
    .map((part) =>
      'p' in part
        ? formatLine(part.p).replace(ITEM, '\\- ')
        : part.ul.map((item) => `- ${formatLine(item)}`).join('\n'),
    )
    .join('\n\n')
}

interface Lines {
  readonly isList: boolean
  readonly lines: string[]
}

function groupLines(lines: readonly string[]): Lines[] {
  const groups: Lines[] = []
  for (const line of lines) {
    const isList = ITEM.test(line)
    const last = groups.at(-1)
    if (last?.isList === isList) last.lines.push(line)
    else groups.push({ isList, lines: [line] })
  }
  return groups
}

function parseLine(text: string, depth: number): Inline[] {
  const parts: Inline[] = []
  const addText = (plain: string) => {
    const last = parts.at(-1)
    if (plain === '') return
    if (typeof last === 'string') parts[parts.length - 1] = last + plain
    else parts.push(plain)
  }
  let rest = text
  for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
    const [whole, placeholder, sign, bold, italic, linked, address = ''] = found
    addText(rest.slice(0, found.index))
    if (placeholder !== undefined) addText(placeholder)
    else if (sign !== undefined) addText(sign)
    else if (depth === 0) addText(whole)
    else if (bold !== undefined) parts.push({ b: parseLine(bold, depth - 1) })
    else if (italic !== undefined) parts.push({ i: parseLine(italic, depth - 1) })
    else if (ADDRESS.test(address)) parts.push({ a: address, c: parseLine(linked ?? '', depth - 1) })
    else addText(whole)
    rest = rest.slice(found.index + whole.length)
  }
  addText(rest)
  return parts
}

function formatLine(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string')
        return part.replaceAll(SIGNS, (sign) => (sign.startsWith('{') ? sign : `\\${sign}`))
      if ('b' in part) return `**${formatLine(part.b)}**`
      if ('i' in part) return `_${formatLine(part.i)}_`
      return `[${formatLine(part.c)}](${part.a})`
    })
    .join('')
}
