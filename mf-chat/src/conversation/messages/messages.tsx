import { type Conversation, paths } from 'contracts'
import { useMemo, useState } from 'react'
import { useOutgoing } from 'shared-state/outgoing'
import { openReport } from 'shared-state/safety'
import { useIsTyping } from 'shared-state/typing'
import { useWords } from '../../use-words.ts'
import { useHistory } from '../history/use-history.ts'
import { countUnread, lastReceived } from '../reading/last-received.ts'
import { useIsWatching } from '../reading/use-is-watching.ts'
import { useMarkRead } from '../reading/use-mark-read.ts'
import { useMessagePreview } from '../use-message-preview.ts'
import { useTimeWords } from '../use-time-words.ts'
import { Announcer } from './announcer.tsx'
import { MessageLog } from './log/message-log.tsx'
import { buildRows } from './log/rows.ts'
import { type LogActions, LogActionsProvider } from './log-actions.ts'
import classes from './messages.module.css'
import { OlderStatus } from './older-status.tsx'
import { PhotoViewer } from './photo-viewer.tsx'

/** Everything between the header and the composer. */
export function Messages({ chat }: { readonly chat: Conversation }) {
  const { profile, has_written: hasWritten } = chat
  const t = useWords()
  const times = useTimeWords()
  const preview = useMessagePreview()
  const older = useHistory(chat)
  const { messages, hasOlder, isLimited } = older
  const outgoing = useOutgoing(profile.id)
  const isTyping = useIsTyping(profile.id)
  const unreadAfter = useUnreadAfter(chat)
  const [isAtEnd, setAtEnd] = useState(true)
  const [upToAtOpening] = useState(chat.up_to)
  const [arrived] = useState(() => new Set(outgoing.map(({ id }) => id)))
  const [uncovered, setUncovered] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<string | null>(null)
  useMarkRead(chat, isAtEnd)

  const rows = useMemo(
    () =>
      buildRows({
        profile: profile.id,
        messages,
        hasOlder,
        isLimited,
        hasWritten,
        unreadAfter,
        outgoing,
        isTyping,
      }),
    [profile.id, messages, hasOlder, isLimited, hasWritten, unreadAfter, outgoing, isTyping],
  )
  const { their_delivered_up_to: theirDeliveredUpTo, their_read_up_to: theirReadUpTo } = chat
  const actions = useMemo(
    (): LogActions => ({
      t,
      times,
      profile: profile.id,
      name: profile.name,
      theirDeliveredUpTo,
      theirReadUpTo,
      upToAtOpening,
      arrived,
      isCovered: (id) => !hasWritten && !uncovered.has(id),
      uncover: (id) => setUncovered((before) => new Set([...before, id])),
      openPhoto: setOpened,
      report: (message) =>
        openReport({
          id: profile.id,
          name: profile.name,
          exit: paths.chats,
          chosen: preview(message),
        }),
    }),
    [
      t,
      times,
      preview,
      profile.id,
      profile.name,
      theirDeliveredUpTo,
      theirReadUpTo,
      upToAtOpening,
      arrived,
      hasWritten,
      uncovered,
    ],
  )
  return (
    <div className={classes.root}>
      <OlderStatus isLoading={older.isLoading} hasFailed={older.hasFailed} onRetry={older.retry} />
      <LogActionsProvider value={actions}>
        <MessageLog
          rows={rows}
          profile={profile}
          canWrite={chat.refusal === null}
          hasOlder={hasOlder}
          loadOlder={older.loadOlder}
          numNew={countUnread(chat)}
          isAtEnd={isAtEnd}
          onAtEndChange={setAtEnd}
        />
        <PhotoViewer messages={messages} opened={opened} onOpenedChange={setOpened} />
      </LogActionsProvider>
      <Announcer chat={chat} />
    </div>
  )
}

/**
 * The last message before those that were unread when the user opened the conversation, or came back to its tab;
 * undefined if there were none. Messages that arrive before their eyes are not marked as new.
 */
function useUnreadAfter(chat: Conversation): number | undefined {
  const isWatching = useIsWatching()
  const hasUnread = lastReceived(chat) > chat.read_up_to
  const [after, setAfter] = useState(() => (hasUnread ? chat.read_up_to : undefined))
  if (!isWatching && hasUnread && after !== chat.read_up_to) setAfter(chat.read_up_to)
  return after
}
