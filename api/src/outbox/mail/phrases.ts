import type { Currency, Locale } from 'contracts'
import type { ReactNode } from 'react'
import type { Translate } from '../words.ts'
import { address, button, paragraph } from './elements.ts'

export function greeting(t: Translate, name: string): ReactNode[] {
  return name === '' ? [] : [paragraph(t('hello', { name }))]
}

export function linked(t: Translate, label: string, url: string): ReactNode[] {
  return [button(label, url), address(t('copy'), url)]
}

/** Formats a date in UTC, since the reader's time zone is unknown. */
export function dateIn(locale: Locale, iso: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
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
