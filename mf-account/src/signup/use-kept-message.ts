import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'shared-state/store'

const never = () => () => {}

/** False while the page hydrates the server's HTML, which doesn't know what this browser keeps. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The message to the chosen member that the visitor began before this form opened; empty if there is none. */
export function useKeptMessage(chosen: string | undefined): string {
  const isInBrowser = useIsInBrowser()
  return useMemo(() => (isInBrowser ? keptFor(chosen) : ''), [chosen, isInBrowser])
}

function keptFor(chosen: string | undefined): string {
  const { firstMessage } = useStore.getState()
  return firstMessage !== null && firstMessage.to === chosen ? firstMessage.text : ''
}

/** Keeps the message as it is now, so that neither a reload nor the way back to the landing page loses it. */
export function useKeepMessage(chosen: string | undefined, text: string) {
  const isInBrowser = useIsInBrowser()
  const keep = useStore((store) => store.keepFirstMessage)
  useEffect(() => {
    if (chosen !== undefined && isInBrowser) keep({ to: chosen, text })
  }, [chosen, text, keep, isInBrowser])
}
