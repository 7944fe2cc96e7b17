import type { Conversation } from 'contracts'
import { ChatHeader } from '../components/chat-header.tsx'
import { Composer } from '../composer/composer.tsx'
import classes from './conversation-view.module.css'
import { ConversationMenu } from './header/conversation-menu.tsx'
import { MemberTitle } from './header/member-title.tsx'
import { Messages } from './messages/messages.tsx'
import { OfflineBanner } from './states/offline-banner.tsx'

interface ConversationPaneProps {
  readonly chat: Conversation
}

/** Header, messages and composer of a conversation. */
export function ConversationPane({ chat }: ConversationPaneProps) {
  return (
    <section className={classes.pane} aria-label={chat.profile.name}>
      <ChatHeader menu={<ConversationMenu chat={chat} />}>
        <MemberTitle chat={chat} />
      </ChatHeader>
      <OfflineBanner />
      <Messages chat={chat} />
      <div className={classes.composer}>
        <Composer chat={chat} />
      </div>
    </section>
  )
}
