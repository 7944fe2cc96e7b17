import { ChatList } from '../list/chat-list.tsx'
import { PickChat } from '../list/pick-chat.tsx'
import { preloadChatLists } from '../list/use-chat-lists.ts'
import classes from './conversations.module.css'

export const preload = preloadChatLists

/** §2: the list of conversations; on a wide page, beside it the place for one. */
export function Page() {
  return (
    <div className={classes.page}>
      <ChatList headingLevel={1} />
      <div className={classes.beside}>
        <PickChat />
      </div>
    </div>
  )
}
