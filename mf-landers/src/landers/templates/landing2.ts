import { NAME_PLACEHOLDER } from 'contracts'
import { memberChat } from '../../chosen/chat-start/chat-start.tsx'
import { builtInMessage } from '../../chosen/message-words.ts'
import type { Template } from '../template.ts'

/** The conversation with the chosen member, before its first message. A document of the kind `member` fills it. */
export const landing2: Template = {
  name: 'landing2',
  blocks: [memberChat],
  builtIn: (t) => [
    memberChat.of('chat', {
      title: t('chosen.starts', { name: NAME_PLACEHOLDER }),
      text: t('chosen.empty'),
      ideas: [],
      ...builtInMessage(t),
    }),
  ],
}
