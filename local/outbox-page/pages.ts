import { escapeHtml } from '../../api/src/http/escape-html.ts'
import { frame } from './frame.ts'
import type { RenderedMessage } from './render-message.ts'

export const PATH = '/dev/outbox'

interface ListProps {
  readonly brand: string
  readonly messages: readonly RenderedMessage[]
  readonly recipients: readonly string[]
  /** Filters by recipient. */
  readonly to: string | undefined
  /** The code that the demo's staff confirm with; undefined if it is not to be shown. */
  readonly code: string | undefined
}

/** The list of messages. */
export function listPage({ brand, messages, recipients, to, code }: ListProps): string {
  return frame(
    `Outbox of ${brand}`,
    `<h1>Outbox of ${escapeHtml(brand)}</h1>`,
    '<p class="muted">Mails, text messages and push messages of this site, which is a demonstration. The page renews itself.</p>',
    ...(code === undefined
      ? []
      : [`<p>Second step of the demo’s staff accounts, good for one use: <b>${escapeHtml(code)}</b></p>`]),
    `<nav aria-label="Recipients"><ul>${[undefined, ...recipients].map((one) => choice(one, to)).join('')}</ul></nav>`,
    messages.length > 0
      ? `<ul>${messages.map((one) => `<li>${entry(one)}</li>`).join('\n')}</ul>`
      : '<p>Nothing so far. What the site sends appears here within a few seconds.</p>',
  )
}

function choice(recipient: string | undefined, to: string | undefined): string {
  const query = recipient === undefined ? '' : `?to=${encodeURIComponent(recipient)}`
  const current = recipient === to ? ' aria-current="page"' : ''
  return `<li><a href="${PATH}${query}"${current}>${escapeHtml(recipient ?? 'Everybody')}</a></li>`
}

function entry({ id, channel, to, title, at, status }: RenderedMessage): string {
  const about = [channel, to, at, status].map(escapeHtml).join(' · ')
  return `<a class="letter" href="${PATH}/${id}"><b>${escapeHtml(title)}</b><span class="muted">${about}</span></a>`
}

/** One message as its recipient sees it. */
export function letterPage({
  id,
  channel,
  kind,
  from,
  to,
  title,
  at,
  status,
  reason,
  text,
  html,
}: RenderedMessage): string {
  const facts = {
    To: to,
    From: from,
    Kind: `${channel}, ${kind}`,
    Written: at,
    State: [status, reason].join(' ').trim(),
  }
  return frame(
    title,
    `<p><a href="${PATH}">Outbox</a> · <a href="${PATH}?to=${encodeURIComponent(to)}">everything to ${escapeHtml(to)}</a></p>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<dl>${Object.entries(facts)
      .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
      .join('')}</dl>`,
    ...(html === undefined
      ? []
      : [
          '<h2>As HTML</h2>',
          `<iframe title="The mail" src="${PATH}/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
        ]),
    '<h2>As text</h2>',
    `<pre tabindex="0">${withLinks(text)}</pre>`,
  )
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) =>
      i % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')
}
