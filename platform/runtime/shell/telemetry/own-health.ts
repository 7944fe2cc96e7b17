import type { ResolvedShell } from '../../../protocol/index.ts'
import { describedError } from './described-error.ts'
import type { ReportToGateway } from './telemetry.ts'

/** Tells the script in the HTML, which can reload the page with the shell before. */
const CRASHED = 'shell-crashed'

/**
 * Reports how the shell itself does, like a remote. A crash while it draws for the first time leads to the shell before,
 * even if a boundary contained it; the script in the HTML notices by itself if nothing is drawn at all.
 */
export function ownHealth({ name, version }: ResolvedShell, report: ReportToGateway, onOutcome: () => void) {
  let state: 'starting' | 'drawn' | 'crashed' = 'starting'
  return {
    drawn() {
      if (state !== 'starting') return
      state = 'drawn'
      onOutcome()
      report({ name, version, kind: 'load', ms: Math.round(performance.now()) })
    },
    /** The HTML from the server was another one than that of the frame, which has replaced it. */
    mismatched(error: unknown) {
      report({ name, version, kind: 'crash', ...describedError(error) })
    },
    crashed(error: unknown) {
      console.error(error)
      report({ name, version, kind: 'crash', ...describedError(error) })
      if (state !== 'starting') return
      state = 'crashed'
      onOutcome()
      dispatchEvent(new CustomEvent(CRASHED, { detail: error }))
    },
  }
}
