import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../../api/src/http/escape-html.ts'
import { STYLE } from './style.ts'

interface PageOptions {
  readonly title: string
  readonly body: readonly string[]
  readonly isWide?: boolean
  /** The address where a form's answer leads, which the policy must allow besides the page's own origin. */
  readonly leadsTo?: string | undefined
}

/** Sends a page that runs no script and loads nothing. */
export function sendPage(reply: FastifyReply, { title, body, isWide = false, leadsTo }: PageOptions) {
  const { protocol, origin } = URL.parse(leadsTo ?? '') ?? {}
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
    // Browsers apply this to the redirect that answers the form, too.
    `form-action 'self' ${/^https?:$/.test(protocol ?? '') ? origin : ''}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)} – payment simulator</title>`,
    `<style>${STYLE}</style>`,
    '<header class="notice"><strong>Payment simulator.</strong> No money moves. <a href="/control">All payments</a></header>',
    `<main${isWide ? ' class="wide"' : ''}>`,
    ...body,
    '</main>',
    '</html>',
  ]
  const headers = {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
  return reply.type('text/html; charset=utf-8').headers(headers).send(html.join('\n'))
}

/** An amount in minor units as money. All of the site's currencies have two decimals. */
export function formatAmount({
  amount,
  currency,
}: {
  readonly amount: number
  readonly currency: string
}): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100)
}
