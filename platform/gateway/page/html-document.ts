import type { RenderedPage, ShellBundle } from '../../protocol/index.ts'
import { escapeHtml, inlineJson, jsonElement, tag } from '../html/html.ts'
import type { PageFile, PageFiles } from './files.ts'
import { trustedTypesScript } from './trusted-types.ts'
import { FAILURE_ELEMENT, FAILURE_STYLE, WATCH_SCRIPT } from './watch-script.ts'
import { styleWithoutScript, withoutScript } from './without-script.ts'

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
  readonly imageSize?: { readonly width: number; readonly height: number } | undefined
  /** The image in words, for readers who don't see it. */
  readonly imageAlt?: string | undefined
  readonly siteName?: string | undefined
  /** The page's subject, as JSON-LD. */
  readonly structured?: readonly object[] | undefined
}

export interface FailureWords {
  /** The text of the panel that shows if nothing of the page could be opened. */
  readonly text: string
  /** The same for a page from the server, which can be read. */
  readonly incomplete: string
  /** The label of the button. */
  readonly retry: string
  /** Shown at each form, or in place of the page, if scripts are off. */
  readonly noScript: string
}

/** The links of a site that can be installed as an app. */
export interface AppLinks {
  /** The URL of its web app manifest. */
  readonly manifest: string
  /** The icon for home screens that don't read the manifest. */
  readonly touchIcon: string
  /** The colours of the bar around the page, by colour scheme. */
  readonly theme: { readonly light: string; readonly dark: string }
}

/** A bar above the page. */
export interface PageNotice {
  readonly text: string
  readonly link: { readonly text: string; readonly href: string }
}

/** A first view that a plugin has rendered, with what its HTML needs in the browser. */
export interface FirstView extends RenderedPage {
  /** The text of each stylesheet of the page, if it is to be seen before any other file has arrived. */
  readonly styleTexts?: readonly string[] | undefined
  /** Attributes of the document's element. */
  readonly attributes?: Readonly<Record<string, string>>
  /** Styles and a script for the head. */
  readonly style?: string
  readonly script?: string
}

export interface DocumentParts {
  readonly locale: string
  /** The document's language, if it is more exact than the locale. */
  readonly lang?: string | undefined
  /** The layout in which the page will open, if known; its meaning is up to the shell. */
  readonly layout?: string | undefined
  readonly brand?: string | undefined
  readonly nonce: string
  /** Other origins from which the page may load scripts. */
  readonly origins: readonly string[]
  readonly head: PageHead
  readonly shell: ShellBundle
  readonly shellBase: string
  readonly files: PageFiles
  /** Already escaped for a script element. */
  readonly registryJson: string
  /** The state that the composing process provides for the page's code. */
  readonly state: unknown
  /** The first view, if it was rendered here. */
  readonly view?: FirstView | undefined
  readonly app?: AppLinks | undefined
  /** Shows if no shell draws. */
  readonly failure?: FailureWords | undefined
  readonly notice?: PageNotice | undefined
  /** The cookie with which the page is served with the shell before, if there is one. */
  readonly shellFallback?: string | undefined
}

const ENGLISH: FailureWords = {
  text: 'The page could not be opened.',
  incomplete: 'Part of the page could not be loaded, so buttons and forms don’t work. Please try again.',
  retry: 'Try again',
  noScript: 'This needs JavaScript. Turn it on in your browser’s settings, then reload the page.',
}

/** Renders the HTML of any page. It names every file that the browser will need, which avoids request waterfalls. */
export function htmlDocument(parts: DocumentParts): string {
  const { locale, lang = locale, layout, brand, nonce, origins, head, shell, shellBase, files, view } = parts
  const { app, failure = ENGLISH, notice } = parts
  // A page that can be seen without scripts has them behind its content, and so with the data that is for them.
  const styleTexts = view?.styleTexts
  const forScripts = styleTexts ? [] : [...scripts(parts), ...data(parts)]
  return [
    '<!doctype html>',
    tag('html', { lang, 'data-brand': brand, 'data-opens-in': layout, ...view?.attributes }),
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    // For libraries that create their own style elements. Its content is empty, since styles could read that out.
    tag('meta', { property: 'csp-nonce', content: '', nonce }),
    `${tag('script', { nonce })}${trustedTypesScript(origins)}</script>`,
    `<title>${escapeHtml(head.title)}</title>`,
    ...headTags(head),
    ...(shell.icon
      ? [tag('link', { rel: 'icon', type: 'image/svg+xml', href: shellBase + shell.icon })]
      : []),
    ...(app ? appTags(app) : []),
    `${tag('style', { nonce })}@layer reset, tokens, ui, app;${FAILURE_STYLE}${notice ? NOTICE_STYLE : ''}${view?.style ?? ''}</style>`,
    // Before anything that can be pressed.
    ...(view?.script ? [`${tag('script', { nonce })}${view.script}</script>`] : []),
    ...(styleTexts ? files.styles.map((file, at) => inlineStyle(file, styleTexts[at] ?? '', nonce)) : []),
    ...forScripts,
    styleWithoutScript(nonce, failure.noScript),
    '</head>',
    `<body>${notice ? noticeBar(notice) : ''}${tag('div', { id: 'root', 'data-painted': view ? '' : undefined })}${view?.html ?? ''}</div>${tag('div', { id: FAILURE_ELEMENT, role: 'alert', hidden: true })}`,
    `<p>${escapeHtml(view ? failure.incomplete : failure.text)}</p><button>${escapeHtml(failure.retry)}</button></div>`,
    withoutScript({ text: failure.noScript, alternates: head.alternates, isRendered: view !== undefined }),
    ...(styleTexts ? [...data(parts), ...scripts(parts)] : []),
    '</body>',
    '</html>',
  ].join('\n')
}

/** Above whatever the page lays over itself: its link has to work there, too. */
const NOTICE_STYLE =
  '#platform-notice{position:relative;z-index:2147483646;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.25rem 1rem;background:#222;color:#fff;font:1rem/1.5 system-ui,sans-serif}#platform-notice a{padding:.625rem 0;color:inherit}'

/** Outside the root, which belongs to the page's code. */
function noticeBar({ text, link }: PageNotice): string {
  const label = escapeHtml(text)
  return `${tag('aside', { id: 'platform-notice', 'aria-label': text })}<span>${label}</span>${tag('a', { href: link.href })}${escapeHtml(link.text)}</a></aside>`
}

const crossorigin = 'anonymous'

function scripts({ nonce, shell, shellBase, shellFallback, files, view }: DocumentParts) {
  const entry = {
    src: shellBase + shell.entry,
    integrity: shell.files[shell.entry]?.integrity,
    'data-shell': shell.name,
    'data-version': shell.version,
    'data-fallback': shellFallback,
  }
  return [
    // Comes first: it is large and everything waits for it, and browsers would otherwise fetch a deferred script last.
    `${tag('script', { ...entry, nonce, crossorigin, defer: true, fetchpriority: 'high' })}</script>`,
    `${tag('script', { nonce })}${WATCH_SCRIPT}</script>`,
    ...(view?.styleTexts ? [] : files.styles.map(linkedStyle)),
    ...files.scripts.map(
      ({ url, integrity }) =>
        `${tag('script', { src: url, integrity, nonce, crossorigin, async: true })}</script>`,
    ),
  ]
}

function data({ registryJson, state, view }: DocumentParts) {
  return [
    jsonElement('platform-registry', registryJson),
    jsonElement('platform-state', inlineJson(state)),
    ...(view ? [jsonElement('platform-data', inlineJson(view.data))] : []),
  ]
}

function linkedStyle({ url, integrity }: PageFile): string {
  const file = { rel: 'stylesheet', href: url, integrity, crossorigin, 'data-named': '1' }
  // Until the entry has run there is nothing to style, and six stylesheets would occupy all connections before it.
  return tag('link', { ...file, fetchpriority: 'low' })
}

/** A stylesheet whose text is part of the page. The link, which loads nothing, tells code that the stylesheet is there. */
function inlineStyle({ url }: PageFile, text: string, nonce: string): string {
  const link = tag('link', { rel: 'stylesheet', href: url, disabled: true, 'data-loaded': '' })
  return `${tag('style', { nonce })}${text}</style>${link}`
}

function appTags({ manifest, touchIcon, theme }: AppLinks): string[] {
  const themeIn = (scheme: 'light' | 'dark') =>
    tag('meta', { name: 'theme-color', content: theme[scheme], media: `(prefers-color-scheme: ${scheme})` })
  return [
    tag('link', { rel: 'manifest', href: manifest }),
    tag('link', { rel: 'apple-touch-icon', href: touchIcon }),
    themeIn('light'),
    themeIn('dark'),
  ]
}

function headTags(head: PageHead): string[] {
  const { title, description, robots, canonical, alternates = {}, siteName } = head
  const { image, imageSize, imageAlt } = head
  return [
    tag('meta', { property: 'og:title', content: title }),
    ...(description
      ? [
          tag('meta', { name: 'description', content: description }),
          tag('meta', { property: 'og:description', content: description }),
        ]
      : []),
    ...(robots ? [tag('meta', { name: 'robots', content: robots })] : []),
    ...(siteName ? [tag('meta', { property: 'og:site_name', content: siteName })] : []),
    ...(image ? [tag('meta', { property: 'og:image', content: image })] : []),
    ...(image && imageAlt ? [tag('meta', { property: 'og:image:alt', content: imageAlt })] : []),
    ...(image && imageSize
      ? [
          tag('meta', { property: 'og:image:width', content: String(imageSize.width) }),
          tag('meta', { property: 'og:image:height', content: String(imageSize.height) }),
          tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        ]
      : []),
    ...(canonical
      ? [
          tag('link', { rel: 'canonical', href: canonical }),
          tag('meta', { property: 'og:url', content: canonical }),
          tag('meta', { property: 'og:type', content: 'website' }),
        ]
      : []),
    ...Object.entries(alternates).map(([hreflang, href]) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
    // Data, which a browser never runs, so it needs no nonce.
    ...(head.structured ?? []).map(
      (data) => `${tag('script', { type: 'application/ld+json' })}${inlineJson(data)}</script>`,
    ),
  ]
}
