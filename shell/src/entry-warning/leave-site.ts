/** How long to wait for the browser to go back. */
const PATIENCE_MS = 700

/** Goes back to the site that the visitor came from; calls `stay` if there is none. */
export function leaveSite(stay: () => void) {
  const { referrer } = document
  const cameFromElsewhere = referrer !== '' && new URL(referrer).origin !== location.origin
  if (!cameFromElsewhere || history.length < 2) return stay()
  history.back()
  setTimeout(stay, PATIENCE_MS)
}
