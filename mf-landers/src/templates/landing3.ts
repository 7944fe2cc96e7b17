import { NAME_PLACEHOLDER } from 'contracts'
import type { Template } from '../block/template.ts'
import { builtInMessage } from '../blocks/chosen/message-words.ts'
import { memberQuestion } from '../blocks/chosen/question/question.tsx'

/** One question in large letters, and the member in an arch of light; documents of the kind `member`. */
export const landing3: Template = {
  name: 'landing3',
  blocks: [memberQuestion],
  builtIn: (t) => [
    memberQuestion.of('question', {
      kicker: t('chosen.spark'),
      title: t('chosen.ask', { name: NAME_PLACEHOLDER }),
      ...builtInMessage(t),
    }),
  ],
}
