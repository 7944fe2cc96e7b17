import { hash } from 'node:crypto'
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
  /** Seconds after which the page tries again by itself. */
  readonly retryAfter?: number
}

const STYLE =
  'body{display:grid;min-height:90vh;margin:0;padding:1.5rem;place-content:center;justify-items:center;text-align:center;' +
  'font:1.125rem/1.5 system-ui,sans-serif}h1{margin:0;font-size:1.5rem}p{max-width:28rem;margin:.5rem 0 0}'
const STYLE_HASH = hash('sha256', STYLE, 'base64')

/** A page for when the site's own pages are unavailable. It is self-contained, since nothing it loads could be relied on. */
function errorPage(reply: FastifyReply, { code, title, text, retryAfter }: ErrorPageParts): string {
  reply.code(code).type('text/html; charset=utf-8')
  reply.headers({
    'cache-control': 'no-store',
    'content-language': 'en',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    'x-content-type-options': 'nosniff',
  })
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    ...(retryAfter === undefined ? [] : [`<meta http-equiv="refresh" content="${retryAfter}">`]),
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    '</html>',
  ].join('\n')
}

export function notReleasedYet(reply: FastifyReply): string {
  return errorPage(reply, {
    code: 503,
    retryAfter: 1,
    title: 'Not open yet',
    text: 'Nothing has been released here so far. Please come back in a moment.',
  })
}

export function unavailablePage(reply: FastifyReply, retryAfter: number): string {
  return errorPage(reply, {
    code: 503,
    retryAfter,
    title: 'Back in a moment',
    text: 'This page is unavailable at the moment. It tries again by itself.',
  })
}

export function brokenPage(reply: FastifyReply): string {
  return errorPage(reply, {
    code: 500,
    title: 'Something went wrong',
    text: 'This page cannot be shown at the moment. Please try again in a minute.',
  })
}
