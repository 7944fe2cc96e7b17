import { useSyncExternalStore } from 'react'
import { useUser } from '../../session/session.ts'
import { draftsOf } from './drafts-of.ts'

type MessageDraft = [text: string, setText: (text: string) => void]

const nothing = () => () => {}
const noText = () => ''

/** The text that the user is writing to a member. This browser stores it for this user alone. */
export function useMessageDraft(profile: string): MessageDraft {
  const id = useUser()?.id
  const drafts = id === undefined ? undefined : draftsOf(id)
  const text = useSyncExternalStore(drafts?.subscribe ?? nothing, () => drafts?.text(profile) ?? '', noText)
  return [text, (changed) => drafts?.write(profile, changed)]
}
