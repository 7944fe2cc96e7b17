import type { MemberProfile } from 'contracts'
import { useSettings } from 'shared-state/session'
import { TextAreaField } from 'shared-ui/text-field'
import { useWords } from '../use-words.ts'
import { useFirstMessage } from './use-first-message.ts'

interface MessageFieldProps {
  readonly member: MemberProfile
  readonly className?: string | undefined
}

/** The visitor's first message to a member. */
export function MessageField({ member: { id, name }, className }: MessageFieldProps) {
  const t = useWords()
  const { message_length } = useSettings()
  const [text, setText] = useFirstMessage(id)
  return (
    <TextAreaField
      className={className}
      label={t('chosen.label', { name })}
      description={t('chosen.hint')}
      name="message"
      maxLength={message_length}
      remainingLabel={(count) => (count < 0 ? t('chosen.tooLong') : t('chosen.remaining', { count }))}
      value={text}
      onChange={setText}
    />
  )
}
