import { type Locale, locales } from 'contracts'
import { describe, expect, test } from 'vitest'
import { type BrandSettings, defaultSettings } from '../../tables/default-settings.ts'
import type { MailKind } from '../message.ts'
import { plainName } from '../plain-name.ts'
import { mailData } from './fixture-mail-data.ts'
import { writeMail } from './write-mail.ts'

const kinds = Object.keys(mailData) as MailKind[]
const company = { name: 'Amberly Example Ltd', address: '1 Example Street', city: 'London', country: 'GB' }

interface Options {
  readonly settings?: Partial<BrandSettings>
  readonly locale?: Locale
  readonly name?: string
  readonly own?: object
  readonly country?: string | null
}

function write(
  kind: MailKind,
  { locale = 'en', name = 'Ann', own = mailData[kind], country = null, settings }: Options = {},
) {
  const sender = { domain: 'localhost', settings: { ...defaultSettings, ...settings }, company }
  const member = {
    name: plainName(name),
    country,
    email: 'ann@example.com',
    status: 'confirmed',
    notificationsDisabled: [],
    isDemo: false,
    isPaid: false,
    pushNames: false,
  } as const
  const recipient = { locale, sender, member: { ...member, notificationsDisabled: [] } }
  return writeMail({ kind, data: own, recipient, origin: 'https://amberly.example' })
}

describe.each(locales)('%s', (locale) => {
  test.each(kinds)('%s is fully translated, in HTML and in text', async (kind) => {
    const { subject, html, text } = await write(kind, { locale })
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|\{\{|\[object|\bnull\b/)
    }
    expect(html).toContain(`<html lang="${locale}"`)
    expect(text.startsWith('Amberly <https://amberly.example/>')).toBe(true)
    expect(text).toContain('Amberly Example Ltd, 1 Example Street, London')
  })
})

/** Words that reveal what kind of site this is, in eleven languages. */
const TELLING =
  /dating|date with|treff|rencontre|incontri|citas|randk|deitti|kontakt(?:side|sida)|flirt|sex|single|love/i

test.each(kinds)('neither the subject nor the text of %s reveals what kind of site this is', async (kind) => {
  for (const locale of locales) {
    const { subject, html } = await write(kind, { locale })
    expect(subject).not.toMatch(TELLING)
    expect(html).not.toMatch(TELLING)
  }
})

test.each(kinds)('every link and picture of %s is at the brand’s own host', async (kind) => {
  const { html } = await write(kind)
  const links = Array.from(html.matchAll(/(?:href|src)="([^"]+)"/g), ([, url = '']) => url)
  expect(links.length).toBeGreaterThan(0)
  expect(links.every((url) => url.startsWith('https://amberly.example/'))).toBe(true)
  expect(html).not.toMatch(/<(?:script|link|iframe|form)\b/)
})

test('§4: the deletion mail has a link that restores the account, and the date until which it works', async () => {
  const { text } = await write('account-deletion', { locale: 'fi' })
  expect(text).toContain('https://amberly.example/account-deleted?token=T0KEN')
  expect(text).toContain('5.\u00a0joulukuuta\u00a02026')
})

test('§9: the receipt says how long a purchase can be withdrawn from, and how, also without a login', async () => {
  for (const locale of locales) {
    const { text } = await write('payment-receipt', { locale, settings: { refund_days: 21 } })
    expect(text).toMatch(/\b21\b/)
    expect(text.match(/pay_1/g)).toHaveLength(2)
    // Each is also in the footer.
    expect(text.match(/support@amberly\.example/g)).toHaveLength(2)
    expect(text.match(/Amberly Example Ltd, 1 Example Street, London/g)).toHaveLength(2)
  }
  const { text } = await write('payment-receipt', { settings: { refund_days: 0 } })
  expect(text).not.toContain('withdraw')
})

test('§9: the notice of a debit names the earliest day, and promises no exact one', async () => {
  const { text } = await write('debit-announced')
  expect(text).toContain('on 5\u00a0December\u00a02026 at the earliest and within a few days')
})

test.each([
  [null, '5 December 2026'],
  ['NL', '5 December 2026'],
  ['US', 'December 5, 2026'],
])('an English mail to a member in %s writes the date as %s', async (country, date) => {
  const { text } = await write('password-changed', { country })
  expect(text.replaceAll('\u00a0', ' ')).toContain(date)
})

test('§4: a decision about someone too young names the brand’s own age', async () => {
  const decision = { ...mailData.decision, rule: 'under-age' }
  expect((await write('decision', { own: decision, settings: { min_age: 21 } })).text).toContain(
    'Being under 21',
  )
})

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'Ann\r\nBcc: everybody@example.com',
  '\u202eAnn\u2066',
  'visit https://evil.example now',
])('the name %j is harmless', async (name) => {
  const { html, text, subject } = await write('reset-password', { name })
  expect(html).not.toMatch(/<script|<img|[\u202a-\u202e\u2066-\u2069]/)
  expect(html).not.toContain('https://evil')
  expect(`${text}${subject}`).not.toMatch(/\r|^Bcc|[\u202a-\u202e\u2066-\u2069]/m)
})

test('a mail to an unconfirmed address greets no one by name', async () => {
  for (const kind of ['activate', 'mail-change'] as const) {
    const { html, text } = await write(kind, { name: 'Cheap Pills' })
    expect(`${html}${text}`).not.toContain('Cheap Pills')
  }
})

test('§2: of the member who got the signup message, neither the subject nor the preview gives the name', async () => {
  for (const locale of locales) {
    const { subject, html, text } = await write('activate', { locale })
    expect(subject).not.toContain('David')
    const [preview = ''] = /<div data-skip-in-text[^>]*>[^<]*/.exec(html) ?? []
    expect(preview).toContain('display:none')
    expect(preview).not.toContain('David')
    expect(text).toContain('David')
    // The same picture for everybody: the address doesn't say who opens the mail.
    expect(html.match(/ src="[^"]*"/g)).toEqual([' src="https://amberly.example/media/david.webp"'])
  }
})

test('§2: a like that waits for the confirmation shows the liked member, whose name only the text gives', async () => {
  const own = { token: 'T0KEN', liked: { name: 'Bea', picture: 'bea.webp' } }
  for (const locale of locales) {
    const { subject, html, text } = await write('activate', { locale, own })
    expect(subject).not.toContain('Bea')
    expect(text).toContain('Bea')
    expect(html.match(/ src="[^"]*"/g)).toEqual([' src="https://amberly.example/media/bea.webp"'])
  }
  expect((await write('activate', { own })).subject).toBe('Confirm your email so your like can be seen')
})

test('the name of the member who got the signup message is harmless, too', async () => {
  const receiver = { name: '"><script>alert(1)</script> evil.example', picture: null }
  const { html } = await write('activate', { own: { token: 'T0KEN', receiver } })
  expect(html).not.toMatch(/<script|<img|evil\.example/)
})

test('quotes an answer line by line, as plain text', async () => {
  const own = { reference: 'C-1', answer: 'One.\n<b>Two</b> & three.' }
  const { html, text } = await write('complaint-answered', { own })
  expect(html).toContain('One.<br/>&lt;b&gt;Two&lt;/b&gt; &amp; three.')
  expect(text).toContain('> One.\n> <b>Two</b> & three.')
})

test('the text version is readable', async () => {
  const { subject, text } = await write('reset-password')
  expect(`${subject}\n---\n${text}`).toMatchSnapshot()
})
