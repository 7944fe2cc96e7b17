import type { Conversation } from 'contracts'
import { useWords } from '../use-words.ts'
import classes from './composer.module.css'
import { Refusal } from './refusals/refusal.tsx'
import { useRefusal } from './refusals/use-refusal.ts'
import { Writing } from './writing.tsx'

/** Everything below the messages: where the member writes, or why they cannot. */
export function Composer({ chat }: { readonly chat: Conversation }) {
  const t = useWords()
  const { profile } = chat
  const refusal = useRefusal(chat)
  return (
    <section className={classes.root} aria-label={t('composer.region')}>
      {refusal ? (
        <Refusal refusal={refusal} name={profile.name} />
      ) : (
        // Another conversation begins with closed dialogs.
        <Writing key={profile.id} chat={chat} />
      )}
    </section>
  )
}
