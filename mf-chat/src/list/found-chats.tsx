import type { ChatEntry, ProfileSummary } from 'contracts'
import { textFilter } from 'shared-state/text-filter'
import { Spoken } from 'shared-ui/spoken'
import { useWords } from '../use-words.ts'
import { EmptyChats } from './empty-chats.tsx'
import classes from './found-chats.module.css'
import { NewMatches } from './matches/new-matches.tsx'
import { ChatRows } from './rows/chat-rows.tsx'

interface FoundChatsProps {
  readonly chats: readonly ChatEntry[]
  readonly newMatches: readonly ProfileSummary[]
  /** Part of a name, as typed. */
  readonly query: string
  readonly current: string | undefined
  readonly headingLevel: 2 | 3
}

/** New matches and conversations, all of them or those whose member has the name searched for. */
export function FoundChats({ chats, newMatches, query, current, headingLevel }: FoundChatsProps) {
  const t = useWords()
  const isNamed = textFilter(query)
  const found = chats.filter(({ profile }) => isNamed(profile.name))
  const matches = newMatches.filter(({ name }) => isNamed(name))
  const isSearch = query.trim() !== ''
  return (
    <>
      {matches.length > 0 && <NewMatches matches={matches} headingLevel={headingLevel} />}
      {found.length > 0 && <ChatRows key={String(isSearch)} chats={found} current={current} />}
      {chats.length === 0 && !isSearch && (
        <EmptyChats hasMatches={newMatches.length > 0} headingLevel={headingLevel} />
      )}
      {isSearch && found.length + matches.length === 0 && (
        <p className={classes.none}>{t('list.none', { name: query.trim() })}</p>
      )}
      <Spoken role="status">{isSearch && t('list.found', { count: found.length + matches.length })}</Spoken>
    </>
  )
}
