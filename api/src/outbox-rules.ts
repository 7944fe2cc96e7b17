import { findNews } from './features/account/news/find-news.ts'
import { findChoices } from './features/account/own/notifications.ts'
import { findReceiverForVisitors } from './features/chat/signup-message.ts'
import { findLikedForVisitors } from './features/members/likes/signup-like.ts'
import { isNotBlocked } from './features/members/visibility/blocks.ts'
import { findZone } from './features/site/country/find-zone.ts'
import type { FeatureRules } from './outbox/sender/feature-rules.ts'

/** The decisions of features about a message that the outbox is about to send. */
export const outboxRules: FeatureRules = {
  findChoices,
  findLikedForVisitors,
  findNews,
  findReceiverForVisitors,
  findZone,
  isNotBlocked,
}
