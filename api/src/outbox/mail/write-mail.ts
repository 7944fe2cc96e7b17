import { render, toPlainText } from '@react-email/render'
import { href } from 'contracts'
import type { MailKind } from '../message.ts'
import type { Recipient } from '../recipient.ts'
import type { Mail } from '../transport.ts'
import { wordsIn } from '../words.ts'
import { heading } from './elements.ts'
import { kinds } from './kinds.ts'
import { layout } from './layout.ts'
import { dateIn } from './phrases.ts'

type RenderedMail = Pick<Mail, 'subject' | 'html' | 'text'>

interface MailInput {
  readonly kind: string
  readonly data: object
  readonly recipient: Pick<Recipient, 'member' | 'locale' | 'sender'>
  /** The origin of the brand's site, `https://amberly.example`. */
  readonly origin: string
  /** The token of the unsubscribe link; only notifications have one. */
  readonly unsubscribeToken?: string
}

/** Renders a mail in its reader's language. HTML and text come from the same tree. */
export async function writeMail({
  kind,
  data,
  recipient,
  origin,
  unsubscribeToken: token,
}: MailInput): Promise<RenderedMail> {
  const { locale, member, sender } = recipient
  const { settings, company } = sender
  const t = wordsIn(locale)
  const site = settings.mail_name
  // Safe: `enqueue` ties each kind to its data.
  const write = kinds[kind as MailKind] as (writing: object) => ReturnType<(typeof kinds)[MailKind]>
  const link = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const url = new URL(path, origin)
    url.search = String(new URLSearchParams(query))
    return url.href
  }
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(company.country)
  const seller = [company.name, company.address, company.city, country].join(', ')
  const name = member?.name ?? ''
  const date = (iso: string) => dateIn(locale, member?.country ?? company.country, iso)
  const { subject, preheader, body } = write({ t, locale, date, data, name, site, settings, seller, link })
  const page = layout({
    locale,
    niche: settings.niche,
    title: subject,
    preheader,
    name: site,
    home: link('/'),
    body: [heading(subject), ...body],
    footer: [
      t('help', { email: settings.support_email }),
      t(token === undefined ? 'why' : 'whyNews', { site }),
      seller,
    ],
    ...(token !== undefined && {
      unsubscribe: { label: t('unsubscribe'), url: link(href('unsubscribe'), { token }) },
    }),
  })
  const html = await render(page)
  return { subject, html, text: toPlainText(html, TEXT) }
}

const TEXT = {
  // No fixed width suits every screen: the mail program wraps lines itself.
  wordwrap: false,
  selectors: [
    { selector: '[data-skip-in-text]', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
  ],
}
