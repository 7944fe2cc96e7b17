import { type ErrorCode, paths } from 'contracts'
import { useNavigate, usePageTitle } from 'platform/runtime/router'
import { type KeyboardEvent, useEffect, useSyncExternalStore } from 'react'
import { chatQuery } from 'shared-state/chats'
import { rememberChat } from 'shared-state/last-chat'
import { codeOf } from 'shared-state/problem-text'
import { useQuery } from 'shared-state/query'
import { breakpoints } from 'shared-ui/breakpoints'
import { useIdlePreload } from '../components/use-idle-preload.ts'
import { ChatList } from '../list/chat-list.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import classes from './conversation-view.module.css'
import { UnopenedPane } from './states/unopened-pane.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

const REFUSALS: readonly ErrorCode[] = ['blocked_by', 'you_blocked', 'not_found']

/** How often to ask whether the other member has confirmed their e-mail address. */
const CONFIRMATION_POLL = 60_000

interface ConversationViewProps {
  readonly by: { readonly conversation: string } | { readonly profile: string }
}

/** §2: one conversation, with the list beside it where there is room. */
export function ConversationView({ by }: ConversationViewProps) {
  const navigate = useNavigate()
  const isWide = useIsWide()
  const ref = useVisibleHeight<HTMLDivElement>()
  const { data, error, isFetching, refetch } = useQuery({
    ...chatQuery(by),
    refetchInterval: ({ state }) =>
      state.data?.refusal === 'awaiting_confirmation' ? CONFIRMATION_POLL : false,
  })
  // A refusal hides a cached conversation; a failed refetch does not.
  const isRefused = error !== null && (!data || REFUSALS.includes(codeOf(error)))
  const profile = data?.profile.id ?? ('profile' in by ? by.profile : undefined)
  useIdlePreload(data !== undefined)
  usePageTitle(data && !isRefused ? data.profile.name : undefined)
  const opened = data && !isRefused ? data.profile.id : undefined
  useEffect(() => {
    if (opened !== undefined) rememberChat(opened)
  }, [opened])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // Dialogs and menus stand elsewhere in the document, and close themselves.
    const isHere = event.currentTarget.contains(event.target as Node)
    if (event.key === 'Escape' && isHere && !event.defaultPrevented) void navigate(paths.chats)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut; the header has a link
    <div ref={ref} className={classes.root} onKeyDown={onKeyDown}>
      {isWide && (
        <div className={classes.list}>
          <ChatList {...(profile !== undefined && { current: profile })} />
        </div>
      )}
      {data && !isRefused ? (
        <ConversationPane key={data.profile.id} chat={data} />
      ) : (
        <UnopenedPane error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

const QUERY = `(width >= ${breakpoints.large}px)`

function subscribe(onChange: () => void) {
  const media = matchMedia(QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** §9: whether there is room for the list beside the conversation. Below, it is not drawn at all. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
