import { useId, useState } from 'react'
import { RetryAlert } from 'shared-ui/retry-alert'
import { SearchField } from 'shared-ui/search-field'
import { useIdlePreload } from '../components/use-idle-preload.ts'
import { useProblemText, useWords } from '../use-words.ts'
import classes from './chat-list.module.css'
import { ChatListSkeleton } from './chat-list-skeleton.tsx'
import { FoundChats } from './found-chats.tsx'
import { useChatLists } from './use-chat-lists.ts'

interface ChatListProps {
  /** Id of the member whose conversation is open beside the list. */
  readonly current?: string | undefined
  /** 1 where the list is the page. */
  readonly headingLevel?: 1 | 2 | undefined
}

/**
 * §2: the user's conversations, and the matches to write to. From the large breakpoint up, it fills the height of its parent
 * and scrolls by itself.
 */
export function ChatList({ current, headingLevel = 2 }: ChatListProps) {
  const t = useWords()
  const heading = useId()
  const { lists, problem } = useChatLists()
  useIdlePreload(lists !== undefined)
  const [query, setQuery] = useState('')
  const Heading = `h${headingLevel}` as const
  const isEmpty = lists && lists.chats.length + lists.newMatches.length === 0

  return (
    <section className={classes.root} aria-labelledby={heading} aria-busy={!lists && !problem}>
      <div className={classes.head}>
        <Heading id={heading} className={classes.heading}>
          {t('titles.chats')}
        </Heading>
        {!isEmpty && (
          <SearchField
            label={t('list.search')}
            isLabelHidden
            placeholder={t('list.search')}
            clearLabel={t('list.clear')}
            value={query}
            onChange={setQuery}
          />
        )}
      </div>
      <div className={classes.scroller}>
        {lists && (
          <FoundChats {...lists} query={query} current={current} headingLevel={headingLevel === 1 ? 2 : 3} />
        )}
        {!lists && (problem ? <ListProblem {...problem} /> : <ChatListSkeleton />)}
      </div>
    </section>
  )
}

interface ListProblemProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Stands in for a list that failed to load. */
function ListProblem({ error, isRetrying, onRetry }: ListProblemProps) {
  const t = useWords()
  const problemText = useProblemText()
  return (
    <RetryAlert retryLabel={t('retry')} pendingLabel={t('list.loading')} {...{ isRetrying, onRetry }}>
      {problemText(error)}
    </RetryAlert>
  )
}
