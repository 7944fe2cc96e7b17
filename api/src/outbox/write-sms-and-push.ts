import { href, type PushMessage } from 'contracts'
import type { PushData, PushKind, SmsData, SmsKind } from './message.ts'
import type { Translate } from './words.ts'

/** How each kind of text message is written. */
const sms: { readonly [Kind in SmsKind]: (t: Translate, site: string, data: SmsData[Kind]) => string } = {
  code: (t, site, { code }) => t('sms.code', { site, code }),
}

export function writeSms(kind: string, data: object, { t, site }: { t: Translate; site: string }): string {
  const write = sms[kind as SmsKind] as (t: Translate, site: string, data: object) => string
  return write(t, site, data)
}

type PushText = Pick<PushMessage, 'body' | 'tag'> & { readonly path: string }

/**
 * How each kind of push message is written. It names no one unless the member chose that, nor what kind of
 * site this is: anyone may see the screen.
 */
const push: {
  readonly [Kind in PushKind]: (t: Translate, data: PushData[Kind], name: string | undefined) => PushText
} = {
  'new-message': (t, { conversationId }, name) => ({
    body: name ? t('push.named.message', { name }) : t('push.message'),
    path: href('chats-id', { id: conversationId }),
    tag: `messages ${conversationId}`,
  }),
  'new-like': (t, _, name) => ({
    body: name ? t('push.named.like', { name }) : t('push.news'),
    path: href('likes'),
    tag: 'likes',
  }),
  'new-match': (t, _, name) => ({
    body: name ? t('push.named.match', { name }) : t('push.news'),
    path: href('likes'),
    tag: 'likes',
  }),
}

interface PushParts {
  readonly t: Translate
  readonly site: string
  readonly origin: string
  /** The other member's name, for a member who chose to see names. */
  readonly name: string | undefined
}

export function writePush(kind: string, data: object, { t, site, origin, name }: PushParts): PushMessage {
  const write = push[kind as PushKind] as (t: Translate, data: object, name: string | undefined) => PushText
  const { path, ...text } = write(t, data, name)
  return { title: site, url: new URL(path, origin).href, ...text }
}
