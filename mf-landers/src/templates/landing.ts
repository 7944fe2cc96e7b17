import { NAME_PLACEHOLDER } from 'contracts'
import type { Template } from '../block/template.ts'
import { memberLetter } from '../blocks/chosen/letter/letter.tsx'
import { builtInMessage } from '../blocks/chosen/message-words.ts'

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
