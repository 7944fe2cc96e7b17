import type { ShellBundle } from '../../data/index.ts'
import type { PageFiles } from './files.ts'
import { escapeHtml, inlineJson, jsonElement, tag } from './html.ts'

/** What stands in the head for search engines and for those who share the page. */
export interface PageHead {
  readonly title: string
  readonly description?: string | undefined
  readonly canonical?: string | undefined
  /** Language → the same page in it. */
  readonly alternates?: Readonly<Record<string, string>> | undefined
  readonly image?: string | undefined
}

export interface DocumentParts {
  readonly locale: string
  /** In which the page is going to stand, as far as is known; the shell's own code says what it means. */
  readonly layout?: string | undefined
  readonly brand?: string | undefined
  readonly nonce: string
  readonly head: PageHead
  readonly shell: ShellBundle
  readonly shellBase: string
  readonly files: PageFiles
  /** As it may stand in HTML. */
  readonly registryJson: string
  /** The composing process's own state for the page. */
  readonly state: unknown
}

/**
 * A style of the document that has not come by then no longer keeps the page's code from running; who needs it asks for
 * it again. Not one that code has asked for since: whoever waits for that would never hear of it.
 */
const STYLE_TIMEOUT = 8_000

/**
 * Who finds a file in the document waits for it, so one that has failed must not stand there any more, and one that
 * has come says so.
 */
const TELL_OF_FILES = [
  "for(const k of['load','error'])document.addEventListener(k,({target:t})=>{",
  "if(/^(SCRIPT|LINK)$/.test(t.tagName))k=='load'?t.dataset.loaded='':t.remove()},true)",
  ";setTimeout(()=>{for(const t of document.querySelectorAll('link[data-named]:not([data-loaded])'))t.remove()},",
  `${STYLE_TIMEOUT})`,
].join('')

/** The HTML of every page: it names all that the browser will need, so that nothing is found out one after another. */
export function htmlDocument(parts: DocumentParts): string {
  const { locale, layout, brand, nonce, head, shell, shellBase, files, registryJson, state } = parts
  const crossorigin = 'anonymous'
  const entry = { src: shellBase + shell.entry, integrity: shell.files[shell.entry]?.integrity }
  return [
    '<!doctype html>',
    tag('html', { lang: locale, 'data-brand': brand, 'data-opens-in': layout }),
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    // For libraries that write a style element of their own.
    tag('meta', { property: 'csp-nonce', nonce }),
    `<title>${escapeHtml(head.title)}</title>`,
    ...headTags(head),
    ...(shell.icon
      ? [tag('link', { rel: 'icon', type: 'image/svg+xml', href: shellBase + shell.icon })]
      : []),
    `${tag('style', { nonce })}@layer reset, tokens, ui, app;</style>`,
    `${tag('script', { nonce })}${TELL_OF_FILES}</script>`,
    // First of all: it is a large file that all wait for, and a deferred script would otherwise come after every other.
    `${tag('script', { ...entry, nonce, crossorigin, defer: true, fetchpriority: 'high' })}</script>`,
    ...files.styles.map(({ url, integrity }) => {
      const file = { rel: 'stylesheet', href: url, integrity, crossorigin, 'data-named': true }
      // There is nothing to style before the entry has run, and six sheets would take all lines to this host before it.
      return tag('link', { ...file, fetchpriority: 'low' })
    }),
    ...files.scripts.map(
      ({ url, integrity }) =>
        `${tag('script', { src: url, integrity, nonce, crossorigin, async: true })}</script>`,
    ),
    jsonElement('platform-registry', registryJson),
    jsonElement('platform-state', inlineJson(state)),
    '</head>',
    '<body><div id="root"></div></body>',
    '</html>',
  ].join('\n')
}

function headTags({ title, description, canonical, alternates = {}, image }: PageHead): string[] {
  return [
    tag('meta', { property: 'og:title', content: title }),
    ...(description
      ? [
          tag('meta', { name: 'description', content: description }),
          tag('meta', { property: 'og:description', content: description }),
        ]
      : []),
    ...(image ? [tag('meta', { property: 'og:image', content: image })] : []),
    ...(canonical
      ? [
          tag('link', { rel: 'canonical', href: canonical }),
          tag('meta', { property: 'og:url', content: canonical }),
        ]
      : []),
    ...Object.entries(alternates).map(([hreflang, href]) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
  ]
}
