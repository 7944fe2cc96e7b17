import type { PushMessage } from 'contracts'
import { openTabs, type Scope } from './scope.ts'
import { findPictures } from './stored.ts'

/** Milliseconds in which further messages with the same tag replace a notification without a sound. */
const QUIET = 60_000

/** Data that a notification keeps. */
export interface NotificationData {
  readonly url: string
  /** When it last made a sound. */
  readonly alertedAt: number
}

/** Tells the open pages of a push message, and shows it unless the member is looking at one of them. */
export async function receivePush(scope: Scope, message: unknown, now: number) {
  if (!isPushMessage(message)) return
  const tabs = await openTabs(scope)
  for (const tab of tabs) tab.postMessage({ kind: 'push', message })
  const isLooking = tabs.some(({ focused, visibilityState }) => focused && visibilityState === 'visible')
  if (!isLooking) await show(scope, message, now)
}

async function show({ registration }: Scope, { title, body, url, tag }: PushMessage, now: number) {
  const [before] = await registration.getNotifications({ tag })
  const { alertedAt = 0 } = (before?.data ?? {}) as Partial<NotificationData>
  const isQuiet = now - alertedAt < QUIET
  const data: NotificationData = { url, alertedAt: isQuiet ? alertedAt : now }
  // TypeScript leaves out `renotify`, which some browsers lack.
  const options = { body, tag, data, renotify: !isQuiet, ...(await findPictures()) }
  await registration.showNotification(title, options)
}

function isPushMessage(value: unknown): value is PushMessage {
  const parts = (value ?? {}) as Partial<Record<keyof PushMessage, unknown>>
  return [parts.title, parts.body, parts.url, parts.tag].every((part) => typeof part === 'string')
}
