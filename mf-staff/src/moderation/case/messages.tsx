import { readCaseMessages } from 'contracts'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useWords } from '../../use-words.ts'
import { KEYS } from '../decisions/choices.ts'
import { useRefusalText } from '../decisions/use-refusal-text.ts'
import { useHabits } from '../keys/habits.ts'
import { KeyButton } from '../keys/key-button.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { CasePicture } from '../pictures/case-picture.tsx'
import classes from './case.module.css'

/** The reported message among those around it, once the moderator asks for them: that is logged. */
export function Messages({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useWords()
  const format = useFormat()
  const call = useStaffCall()
  const refusalText = useRefusalText()
  const { decidesByKeys } = useHabits()
  const [wasAsked, setAsked] = useState(false)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(readCaseMessages, { body: { id } }),
  })
  function read() {
    if (wasAsked && !error) return
    setAsked(true)
    mutate()
  }
  useKeys(decidesByKeys, (key) => {
    if (key === KEYS.messages) read()
    return key === KEYS.messages
  })
  if (!data)
    return (
      <div className={classes.look}>
        <KeyButton
          shortcut={KEYS.messages}
          variant="secondary"
          isPending={isPending}
          pendingLabel={t('pending')}
          onPress={read}
        >
          {t('moderation.readMessages')}
        </KeyButton>
        <p className={classes.muted}>{t('moderation.readNote')}</p>
        {error && <Alert tone="danger" look="line" heading={refusalText(error)} />}
      </div>
    )
  return (
    <ol className={classes.messages} aria-label={t('moderation.messages')}>
      {data.messages.map(({ sequence, is_from_member, is_reported, sent_at, text, photo, gift }) => (
        <li
          key={sequence}
          data-from={is_from_member ? 'member' : 'other'}
          data-reported={is_reported || undefined}
        >
          <p className={classes.muted}>
            {is_from_member ? name : t('moderation.otherMember')} ·{' '}
            <time dateTime={sent_at}>{format.dateTime(sent_at)}</time>
            {is_reported && <strong> · {t('moderation.thisOne')}</strong>}
          </p>
          {photo && <CasePicture filename={photo} alt={t('moderation.photoAlt')} />}
          {gift && <p>{t('moderation.gift')}</p>}
          {text && <p className={classes.words}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
