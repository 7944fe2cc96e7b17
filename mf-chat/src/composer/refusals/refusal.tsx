import { type Conversation, FREE_CONVERSATIONS, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { Alert } from 'shared-ui/alert'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../../use-words.ts'
import { ConfirmationRequired } from './confirmation-required.tsx'
import { ProfileHidden } from './profile-hidden.tsx'

interface RefusalProps {
  readonly refusal: NonNullable<Conversation['refusal']>
  readonly name: string
}

/** §4: stands in place of the message field while the member cannot write here. */
export function Refusal({ refusal, name }: RefusalProps) {
  const t = useWords()
  if (refusal === 'confirmation_required') return <ConfirmationRequired />
  if (refusal === 'profile_hidden') return <ProfileHidden />
  return (
    <Alert
      action={
        refusal === 'conversation_limit' && (
          <Link to={paths.premium} {...buttonLook({ size: 'small' })}>
            {t('getPremium')}
          </Link>
        )
      }
    >
      {t(`composer.refusals.${refusal}`, { name, count: FREE_CONVERSATIONS })}
    </Alert>
  )
}
