import { Marked, type Token, type Tokens } from 'marked'
import { escapeHtml } from '../../platform/gateway/html/html.ts'

/** A part of a page that a search can find: a heading, and the text below it. */
interface Section {
  readonly id: string
  readonly heading: string
  readonly text: string
}

export interface RenderedMarkdown {
  readonly title: string
  readonly html: string
  readonly sections: readonly Section[]
}

export interface Links {
  /** The address for a link as the Markdown has it. */
  readonly linkTo: (href: string) => string
  /** The address of the reference for an exported name, if it has one. */
  readonly referenceTo: (name: string) => string | undefined
}

/** The name of a type in code, other than where it is declared. */
const TYPE_NAME = /(?<!\b(?:interface|type|class) )\b[A-Z]\w*\b/g

/** Renders a page of the documentation, and splits it into sections for the search. */
export function renderMarkdown(text: string, { linkTo, referenceTo }: Links): RenderedMarkdown {
  const slug = slugs()
  const ids = new Map<Token, string>()
  const marked = new Marked({
    renderer: {
      heading(token) {
        return `<h${token.depth} id="${ids.get(token)}">${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`
      },
      link({ href, tokens }) {
        return `<a href="${escapeHtml(linkTo(href))}">${this.parser.parseInline(tokens)}</a>`
      },
      image: ({ href, text }) => `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}">`,
      codespan({ text }) {
        const address = referenceTo(text)
        const code = `<code>${escapeHtml(text)}</code>`
        return address === undefined ? code : `<a href="${address}">${code}</a>`
      },
      code: ({ text, lang = '' }) => codeBlock(text, lang, referenceTo),
      table(token) {
        const row = (cells: readonly Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        const head = `<thead>${row(token.header, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</thead>`
        const body = `<tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody>`
        return `<div class="wide" role="group" aria-label="Table" tabindex="0"><table>${head}${body}</table></div>\n`
      },
    },
  })
  const tokens = marked.lexer(text)
  const groups: { heading: string; id: string; tokens: Token[] }[] = []
  for (const token of tokens) {
    if (token.type === 'heading') {
      const heading = plainText(marked.parser(token.tokens ?? []))
      const id = slug(heading)
      ids.set(token, id)
      groups.push({ heading, id, tokens: [] })
    } else groups.at(-1)?.tokens.push(token)
  }
  return {
    title: groups[0]?.heading ?? '',
    html: marked.parser(tokens),
    sections: groups.map(({ heading, id, tokens }) => ({
      id,
      heading,
      text: plainText(marked.parser(tokens)),
    })),
  }
}

function codeBlock(text: string, lang: string, referenceTo: Links['referenceTo']): string {
  const [language = '', file] = lang.split(' ')
  const code = /^tsx?$/.test(language)
    ? escapeHtml(text).replaceAll(TYPE_NAME, (name) => {
        const address = referenceTo(name)
        return address === undefined ? name : `<a href="${address}">${name}</a>`
      })
    : escapeHtml(text)
  const caption = file === undefined ? '' : `<figcaption>${escapeHtml(file)}</figcaption>`
  const label = escapeHtml(file ?? 'Code')
  return `<figure>${caption}<pre role="group" aria-label="${label}" tabindex="0"><code>${code}\n</code></pre></figure>\n`
}

/** Makes ids of headings the way code hosts do, so that a link with a fragment works there, too. */
function slugs(): (heading: string) => string {
  const seen = new Map<string, number>()
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-')
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  }
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
