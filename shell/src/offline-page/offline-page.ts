interface OfflinePageParts {
  readonly locale: string
  readonly siteName: string
  readonly title: string
  readonly text: string
  readonly retry: string
  /** Address of the site's icon, as `data:`. */
  readonly icon: string | undefined
  /** Custom property → its value. */
  readonly tokens: Readonly<Record<string, string>>
  readonly nonce: string
}

/** The tokens that the page is drawn with. */
export const TOKENS = [
  '--color-page',
  '--color-text',
  '--color-text-muted',
  '--color-primary',
  '--color-on-primary',
]

const STYLE = `:root{color-scheme:light dark}
body{display:grid;min-height:100dvh;margin:0;padding:1.5rem;box-sizing:border-box;place-content:center;justify-items:center;
text-align:center;font:1.0625rem/1.5 "Open Sans",system-ui,sans-serif;background:var(--color-page);color:var(--color-text)}
img{width:4rem;height:4rem}
h1{margin:1rem 0 0;font-size:1.75rem;line-height:1.2}
p{max-width:24rem;margin:.5rem 0 0;color:var(--color-text-muted)}
a{display:inline-block;min-height:44px;margin-top:1.5rem;padding:.625rem 1.5rem;box-sizing:border-box;border-radius:999px;
font-weight:600;text-decoration:none;background:var(--color-primary);color:var(--color-on-primary)}
a:focus-visible{outline:3px solid var(--color-text);outline-offset:2px}`

/**
 * The page that shows in place of one that cannot be reached: complete in itself, in the colours of the brand. Its link leads to
 * the address of the page that it stands for, and so does the return of the connection.
 */
export function offlinePage({ locale, siteName, icon, tokens, nonce, ...words }: OfflinePageParts): Response {
  const values = Object.entries(tokens).map(([name, value]) => `${name}:${value}`)
  const html = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(`${words.title} – ${siteName}`)}</title>`,
    `<style nonce="${nonce}">:root{${values.join(';')}}\n${STYLE}</style>`,
    ...(icon === undefined ? [] : [`<img src="${escapeHtml(icon)}" alt="${escapeHtml(siteName)}">`]),
    `<h1>${escapeHtml(words.title)}</h1>`,
    `<p>${escapeHtml(words.text)}</p>`,
    `<a href="">${escapeHtml(words.retry)}</a>`,
    `<script nonce="${nonce}">addEventListener("online",()=>location.reload())</script>`,
    '</html>',
  ].join('\n')
  return new Response(html, { headers: headersOf(locale, nonce) })
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

function headersOf(locale: string, nonce: string) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  }
}
