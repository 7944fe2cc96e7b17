import { useSettings } from 'shared-state/session'
import { TextAreaField } from 'shared-ui/text-field'
import { useWords } from '../../use-words.ts'
import { useChosen } from './chosen.ts'
import { useFirstMessage } from './use-first-message.ts'

interface MessageFieldProps {
  /** A document may lack it, but screen readers need one. */
  readonly label: string
  readonly hint: string
  readonly className?: string | undefined
}

/** The visitor's first message to a member. */
export function MessageField({ label, hint, className }: MessageFieldProps) {
  const t = useWords()
  const { id, name } = useChosen().member
  const { message_length } = useSettings()
  const [text, setText] = useFirstMessage(id)
  return (
    <TextAreaField
      className={className}
      label={label.trim() || t('chosen.label', { name })}
      description={hint}
      name="message"
      maxLength={message_length}
      remainingLabel={(count) => (count < 0 ? t('chosen.tooLong') : t('chosen.remaining', { count }))}
      value={text}
      onChange={setText}
    />
  )
}
