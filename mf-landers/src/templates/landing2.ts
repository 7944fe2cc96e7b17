import { NAME_PLACEHOLDER } from 'contracts'
import type { Template } from '../block/template.ts'
import { memberChat } from '../blocks/chosen/chat-start/chat-start.tsx'
import { builtInMessage } from '../blocks/chosen/message-words.ts'

/** The conversation with the chosen member before its first message, in documents of the kind `member`. */
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
