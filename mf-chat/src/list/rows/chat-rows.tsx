import type { ChatEntry } from 'contracts'
import { useEffect } from 'react'
import { useFormat } from 'shared-state/format'
import { lateComponent } from '../../components/late-component.tsx'
import { useMinute } from '../use-minute.ts'
import { ChatRow } from './chat-row.tsx'
import classes from './chat-rows.module.css'
import { useGrowingCount } from './use-growing-count.ts'
import { useRowActions } from './use-row-actions.ts'

const loadActions = () => import('./row-actions.tsx')
const preloadActions = () => void loadActions().catch(() => {})
const RowActions = lateComponent(async () => (await loadActions()).RowActions)

interface ChatRowsProps {
  readonly chats: readonly ChatEntry[]
  /** Id of the member whose conversation is open. */
  readonly current: string | undefined
}

/** The rows of the list, with their menu and the confirmed deletion. */
export function ChatRows({ chats, current }: ChatRowsProps) {
  const { shortTime } = useFormat()
  const now = useMinute()
  const open = chats.findIndex(({ profile }) => profile.id === current)
  const { count, hasMore, end } = useGrowingCount<HTMLLIElement>(chats.length, open + 1)
  const { rows, chat, actions, onMenu, onDelete } = useRowActions(chats, current)

  const isOpenShown = open >= 0 && open < count
  useEffect(() => {
    if (current !== undefined && isOpenShown)
      rows.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [rows, current, isOpenShown])

  const timeOf = ({ last_message: last }: ChatEntry) =>
    // A message of this minute is not from the future.
    last ? shortTime(last.sent_at, Math.max(now, Date.parse(last.sent_at))) : undefined
  return (
    <>
      <ul ref={rows} role="list" className={classes.rows}>
        {chats.slice(0, count).map((entry) => (
          <ChatRow
            key={entry.conversation.id}
            chat={entry}
            time={timeOf(entry)}
            isCurrent={entry.profile.id === current}
            isMenuOpen={actions.open === 'menu' && chat?.conversation.id === entry.conversation.id}
            onMenu={onMenu}
            onMenuNear={preloadActions}
            onDelete={onDelete}
          />
        ))}
        {hasMore && <li ref={end} className={classes.end} aria-hidden="true" />}
      </ul>
      {chat && <RowActions chat={chat} {...actions} />}
    </>
  )
}
