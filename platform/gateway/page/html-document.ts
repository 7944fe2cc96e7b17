import type { ShellBundle } from '../../data/index.ts'
import type { PageFiles } from './files.ts'
import { escapeHtml, inlineJson, jsonElement, tag } from './html.ts'

/** Metadata for search engines and link previews. */
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
  /** The layout in which the page will open, if known; its meaning is up to the shell. */
  readonly layout?: string | undefined
  readonly brand?: string | undefined
  readonly nonce: string
  readonly head: PageHead
  readonly shell: ShellBundle
  readonly shellBase: string
  readonly files: PageFiles
  /** Already escaped for a script element. */
  readonly registryJson: string
  /** The state that the composing process provides for the page's code. */
  readonly state: unknown
}

/**
 * A stylesheet of the document that hasn't arrived after this time is removed, so that it no longer delays the page's
 * code; code that needs it requests it again. Stylesheets that code has requested itself are left alone: if one were
 * removed, that code would wait for ever.
 */
const STYLE_TIMEOUT = 8_000

/**
 * Code that finds a file's tag in the document waits for that file. So a tag whose file fails is removed, and a tag whose
 * file has loaded is marked.
 */
const TRACK_FILES_SCRIPT = [
  "for(const k of['load','error'])document.addEventListener(k,({target:t})=>{",
  "if(/^(SCRIPT|LINK)$/.test(t.tagName))k=='load'?t.dataset.loaded='':t.remove()},true)",
  ";setTimeout(()=>{for(const t of document.querySelectorAll('link[data-named]:not([data-loaded])'))t.remove()},",
  `${STYLE_TIMEOUT})`,
].join('')

/** Renders the HTML of any page. It names every file that the browser will need, which avoids request waterfalls. */
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
    // For libraries that create their own style elements.
    tag('meta', { property: 'csp-nonce', nonce }),
    `<title>${escapeHtml(head.title)}</title>`,
    ...headTags(head),
    ...(shell.icon
      ? [tag('link', { rel: 'icon', type: 'image/svg+xml', href: shellBase + shell.icon })]
      : []),
    `${tag('style', { nonce })}@layer reset, tokens, ui, app;</style>`,
    `${tag('script', { nonce })}${TRACK_FILES_SCRIPT}</script>`,
    // Comes first: it is large and everything waits for it, and browsers would otherwise fetch a deferred script last.
    `${tag('script', { ...entry, nonce, crossorigin, defer: true, fetchpriority: 'high' })}</script>`,
    ...files.styles.map(({ url, integrity }) => {
      const file = { rel: 'stylesheet', href: url, integrity, crossorigin, 'data-named': true }
      // Until the entry has run there is nothing to style, and six stylesheets would occupy all connections before it.
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
