import type { RenderedPage, ShellBundle } from '../../data/index.ts'
import type { PageFiles } from './files.ts'
import { escapeHtml, inlineJson, jsonElement, tag } from './html.ts'
import { FAILURE_ELEMENT, FAILURE_STYLE, WATCH_SCRIPT } from './watch-script.ts'

/** Metadata for search engines and link previews. */
export interface PageHead {
  readonly title: string
  readonly description?: string | undefined
  /** Asks search engines not to list the page. */
  readonly robots?: 'noindex' | undefined
  readonly canonical?: string | undefined
  /** Language → the same page in it. */
  readonly alternates?: Readonly<Record<string, string>> | undefined
  readonly image?: string | undefined
}

export interface FailureWords {
  readonly text: string
  /** The label of the button. */
  readonly retry: string
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
  /** The first view, if it was rendered here. */
  readonly painted?: RenderedPage | undefined
  /** Shows if no shell draws. */
  readonly failure?: FailureWords | undefined
  /** The cookie with which the page is served with the shell before, if there is one. */
  readonly shellFallback?: string | undefined
}

const ENGLISH: FailureWords = { text: 'The page could not be opened.', retry: 'Try again' }

/** Renders the HTML of any page. It names every file that the browser will need, which avoids request waterfalls. */
export function htmlDocument(parts: DocumentParts): string {
  const { locale, layout, brand, nonce, head, shell, shellBase, files, registryJson, state } = parts
  const crossorigin = 'anonymous'
  const { failure = ENGLISH, shellFallback, painted } = parts
  const entry = {
    src: shellBase + shell.entry,
    integrity: shell.files[shell.entry]?.integrity,
    'data-shell': shell.name,
    'data-version': shell.version,
    'data-fallback': shellFallback,
  }
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
    `${tag('style', { nonce })}@layer reset, tokens, ui, app;${FAILURE_STYLE}</style>`,
    // Comes first: it is large and everything waits for it, and browsers would otherwise fetch a deferred script last.
    `${tag('script', { ...entry, nonce, crossorigin, defer: true, fetchpriority: 'high' })}</script>`,
    `${tag('script', { nonce })}${WATCH_SCRIPT}</script>`,
    ...files.styles.map(({ url, integrity }) => {
      const file = { rel: 'stylesheet', href: url, integrity, crossorigin, 'data-named': '1' }
      // Until the entry has run there is nothing to style, and six stylesheets would occupy all connections before it.
      return tag('link', { ...file, fetchpriority: 'low' })
    }),
    ...files.scripts.map(
      ({ url, integrity }) =>
        `${tag('script', { src: url, integrity, nonce, crossorigin, async: true })}</script>`,
    ),
    jsonElement('platform-registry', registryJson),
    jsonElement('platform-state', inlineJson(state)),
    ...(painted ? [jsonElement('platform-data', inlineJson(painted.data))] : []),
    '</head>',
    `<body>${tag('div', { id: 'root', 'data-painted': painted ? '' : undefined })}${painted?.html ?? ''}</div>${tag('div', { id: FAILURE_ELEMENT, role: 'alert', hidden: true })}`,
    `<p>${escapeHtml(failure.text)}</p><button>${escapeHtml(failure.retry)}</button></div></body>`,
    '</html>',
  ].join('\n')
}

function headTags({ title, description, robots, canonical, alternates = {}, image }: PageHead): string[] {
  return [
    tag('meta', { property: 'og:title', content: title }),
    ...(description
      ? [
          tag('meta', { name: 'description', content: description }),
          tag('meta', { property: 'og:description', content: description }),
        ]
      : []),
    ...(robots ? [tag('meta', { name: 'robots', content: robots })] : []),
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
