import { useStore } from 'shared-state/store'

/** The visitor's message to a member on a landing page. It is kept for the signup, which delivers it. */
export function useFirstMessage(to: string): [text: string, setText: (text: string) => void] {
  const text = useStore(({ firstMessage }) => (firstMessage?.to === to ? firstMessage.text : ''))
  return [text, (changed) => useStore.getState().keepFirstMessage({ to, text: changed })]
}
