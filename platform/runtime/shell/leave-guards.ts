/** Pages that would lose something when left: asked before every navigation and before the tab closes. */
export function leaveGuards() {
  const guards = new Map<() => boolean, string>()

  addEventListener('beforeunload', (event) => {
    if (message() !== undefined) event.preventDefault()
  })

  /** What to ask the visitor, if anything is to be asked. */
  function message(): string | undefined {
    for (const [isBusy, text] of guards) if (isBusy()) return text
    return undefined
  }

  function guardLeaving(isBusy: () => boolean, text: string) {
    guards.set(isBusy, text)
    return () => guards.delete(isBusy)
  }

  return { message, guardLeaving }
}
