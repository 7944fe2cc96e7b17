import { NAME_PLACEHOLDER } from 'contracts'
import { memberLetter } from '../../chosen/letter/letter.tsx'
import { builtInMessage } from '../../chosen/message-words.ts'
import type { Template } from '../template.ts'

/** A large picture of the chosen member, and a message to write. A document of the kind `member` fills it. */
export const landing: Template = {
  name: 'landing',
  blocks: [memberLetter],
  builtIn: (t) => [
    memberLetter.of('letter', {
      title: t('chosen.hello', { name: NAME_PLACEHOLDER }),
      text: t('chosen.lead'),
      ...builtInMessage(t),
    }),
  ],
}
