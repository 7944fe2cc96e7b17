import { escapeHtml, tag } from '../html/html.ts'

interface WithoutScriptParts {
  /** The sentence that scripts are needed. */
  readonly text: string
  /** Language → the same page in it. */
  readonly alternates?: Readonly<Record<string, string>> | undefined
  /** The page comes with its first view. */
  readonly isRendered: boolean
}

/**
 * The part of a page for browsers that run no scripts. A page from the server can be read, and has the languages as links; any
 * other page is the sentence alone.
 */
export function withoutScript({ text, alternates = {}, isRendered }: WithoutScriptParts): string {
  if (!isRendered) return `<noscript><p id="without-script">${escapeHtml(text)}</p></noscript>`
  const links = Object.entries(alternates).flatMap(([language, href]) =>
    language === 'x-default'
      ? []
      : [`${tag('a', { href, lang: language, hreflang: language })}${escapeHtml(nameOf(language))}</a>`],
  )
  return `<noscript><nav id="without-script">${links.join('')}</nav></noscript>`
}

/**
 * Its styles, for the head: each form without an address of its own says that it needs scripts, and what would do nothing when
 * pressed is left out.
 */
export function styleWithoutScript(nonce: string, text: string): string {
  const rules = [
    `form:not([action])::before{content:${styleText(text)};display:block;padding:.75em 1em;border:1px solid;border-radius:.5em}`,
    'button:not(form[action] button){display:none!important}',
    '#without-script{padding:1em;display:flex;flex-wrap:wrap;gap:0 1em;justify-content:center}',
    'p#without-script{max-width:24em;margin:20vh auto 0;font:1.125em/1.5 system-ui,sans-serif;text-align:center}',
    // A finger needs 44 pixels.
    '#without-script a{padding:.75em .25em;color:inherit}',
  ]
  return `<noscript>${tag('style', { nonce })}${rules.join('')}</style></noscript>`
}

/** A string of a style sheet, which can end neither the string nor the element. */
function styleText(text: string): string {
  return `"${text.replace(/["\\<\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`
}

/** A language's name in itself, as its speakers write it at the beginning of a line. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
