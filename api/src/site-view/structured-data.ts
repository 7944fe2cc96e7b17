import type { Inline, Locale, PageBlock, RichText } from 'contracts'

interface Site {
  readonly name: string
  readonly origin: string
  readonly locale: Locale
}

const CONTEXT = 'https://schema.org'

/** The home's: the brand, and its site. */
export function siteData({ name, origin, locale }: Site) {
  const id = `${origin}/#brand`
  return [
    { '@context': CONTEXT, '@type': 'Organization', '@id': id, name, url: `${origin}/` },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      inLanguage: locale,
      publisher: { '@id': id },
    },
  ]
}

/** The questions of a page, with their answers as plain text. */
export function questionsData(blocks: readonly PageBlock[], locale: Locale) {
  const questions = blocks.flatMap((block) => (block.type === 'question' ? block.props : []))
  const mainEntity = questions.map(({ title, body }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: plainText(body) },
  }))
  return [{ '@context': CONTEXT, '@type': 'FAQPage', inLanguage: locale, mainEntity }]
}

function plainText(body: RichText): string {
  const lines = body.flatMap((part) => ('p' in part ? [part.p] : part.ul))
  return lines.map((line) => line.map(inlineText).join('')).join('\n')
}

function inlineText(part: Inline): string {
  if (typeof part === 'string') return part
  if ('b' in part) return part.b.map(inlineText).join('')
  return ('i' in part ? part.i : part.c).map(inlineText).join('')
}
