import type { MailTopic } from 'contracts'
import type { MailKind } from './message.ts'

/** The topic of each kind of mail that a member can unsubscribe from. */
const TOPICS: Readonly<Partial<Record<MailKind, MailTopic>>> = {
  news: 'news',
  return: 'news',
  'photo-approved': 'photo',
  'activate-reminder': 'reminder',
  offer: 'offer',
}

export function topicOf(kind: string): MailTopic | undefined {
  return Object.hasOwn(TOPICS, kind) ? TOPICS[kind as MailKind] : undefined
}
