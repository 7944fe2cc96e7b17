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

/** How each kind of push message is written. It names no one, nor what kind of site this is: anyone may see the screen. */
const push: { readonly [Kind in PushKind]: (t: Translate, data: PushData[Kind]) => PushText } = {
  'new-message': (t, { conversationId }) => ({
    body: t('push.message'),
    path: href('chats-id', { id: conversationId }),
    tag: `messages ${conversationId}`,
  }),
  'new-like': (t) => ({ body: t('push.news'), path: href('likes'), tag: 'likes' }),
  'new-match': (t) => ({ body: t('push.news'), path: href('likes'), tag: 'likes' }),
}

export function writePush(
  kind: string,
  data: object,
  { t, site, origin }: { t: Translate; site: string; origin: string },
): PushMessage {
  const write = push[kind as PushKind] as (t: Translate, data: object) => PushText
  const { path, ...text } = write(t, data)
  return { title: site, url: new URL(path, origin).href, ...text }
}
