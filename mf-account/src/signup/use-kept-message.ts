import { useEffect, useState } from 'react'
import { useStore } from 'shared-state/store'

/** The message to the chosen member that the visitor began on another page; empty if there is none. */
export function useKeptMessage(chosen: string | undefined): string {
  const [text] = useState(() => {
    const { firstMessage } = useStore.getState()
    return firstMessage !== null && firstMessage.to === chosen ? firstMessage.text : ''
  })
  return text
}

/** Keeps the message as it is now, so that the way back to the landing page and forth again does not lose it. */
export function useKeepMessage(chosen: string | undefined, text: string) {
  const keep = useStore((store) => store.keepFirstMessage)
  useEffect(() => {
    if (chosen !== undefined) keep({ to: chosen, text })
  }, [chosen, text, keep])
}
