import type { Currency, Locale } from 'contracts'
import type { ReactNode } from 'react'
import type { Translate } from '../words.ts'
import { address, button, paragraph } from './elements.ts'
import type { Content } from './template.ts'

interface Opening {
  readonly subject: string
  /** The first paragraph, and the preview in the mailbox's list. */
  readonly text: string
  /** Greets the recipient, if it is known. */
  readonly name?: string
}

export function letter(t: Translate, { subject, text, name = '' }: Opening, ...more: ReactNode[]): Content {
  const greeting = name === '' ? [] : [paragraph(t('hello', { name }))]
  return { subject, preheader: text, body: [...greeting, paragraph(text), ...more] }
}

export function linked(t: Translate, label: string, url: string): ReactNode[] {
  return [button(label, url), address(t('copy'), url)]
}

/** Formats a date in UTC, since the reader's time zone is unknown. The country decides on the order: 5 December, December 5. */
export function dateIn(locale: Locale, country: string, iso: string): string {
  const date = new Intl.DateTimeFormat(`${locale}-${country}`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
  // Keep a date on one line.
  return date.replaceAll(' ', '\u00a0')
}

export function percentIn(locale: Locale, percentage: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100)
}

/** Formats an amount in the currency's minor unit. */
export function moneyIn(locale: Locale, amount: number, currency: Currency): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
}
