import type { Locale } from 'contracts'
import type { ReactNode } from 'react'
import type { BrandSettings } from '../../tables/default-settings.ts'
import type { MailData, MailKind } from '../message.ts'
import type { Translate } from '../words.ts'

/** The input of a mail template. */
export interface TemplateInput<Data> {
  readonly t: Translate
  readonly locale: Locale
  /** Formats an ISO date as the recipient's country does. */
  readonly date: (iso: string) => string
  readonly data: Data
  /** The recipient's name; empty if it is unknown, or if the mailbox may belong to someone else. */
  readonly name: string
  /** The brand's name. */
  readonly site: string
  readonly settings: BrandSettings
  /** The company with its postal address. */
  readonly seller: string
  readonly link: Link
}

type Link = (path: string, query?: Readonly<Record<string, string>>) => string

export interface Content {
  /** Doesn't reveal what kind of site this is, since others may see it. */
  readonly subject: string
  /** The preview text in the mailbox's list. */
  readonly preheader: string
  readonly body: readonly ReactNode[]
}

/** The templates of these kinds of mail. */
export type Templates<Kinds extends MailKind = MailKind> = {
  readonly [Kind in Kinds]: (input: TemplateInput<MailData[Kind]>) => Content
}
