import type { FastifyReply } from 'fastify'
import { escapeHtml } from './html.ts'

/** A short, uncacheable 404 for anything that is not a page. */
export function plainNotFound(reply: FastifyReply): string {
  reply.code(404).type('text/plain; charset=utf-8')
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  return 'There is nothing here.\n'
}

interface ErrorPageParts {
  readonly code: 500 | 503
  readonly title: string
  readonly text: string
}

/** A page for when the site's own pages are unavailable. It is self-contained, since nothing it loads could be relied on. */
export function errorPage(reply: FastifyReply, { code, title, text }: ErrorPageParts): string {
  reply.code(code).type('text/html; charset=utf-8')
  reply.headers({
    'cache-control': 'no-store',
    'content-language': 'en',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    '</html>',
  ].join('\n')
}
