import type { ResolvedShell } from '../../../protocol/index.ts'
import type { RemoteVersions } from '../remotes/versions.ts'
import { describedError } from './described-error.ts'
import type { ReportToGateway } from './telemetry.ts'

/**
 * Reports errors outside of rendering (event handlers, timers) to the gateway, attributed to the remote that threw, or to
 * the shell if no remote had a part in it.
 */
export function watchStrayErrors(
  versions: RemoteVersions,
  shell: ResolvedShell,
  report: ReportToGateway,
  onStray: (error: unknown, remote: string | undefined) => void,
) {
  function handle(error: unknown, file: string) {
    const trace = `${file}\n${error instanceof Error ? error.stack : ''}`
    const remote = versions.all().find((loaded) => trace.includes(loaded.remote.base))?.remote
    const culprit = remote ?? (trace.includes(shell.base) ? shell : undefined)
    if (culprit) {
      report({ name: culprit.name, version: culprit.version, kind: 'crash', ...describedError(error) })
    }
    onStray(error, remote?.name)
  }
  addEventListener('error', (event) => {
    // A picture or script that failed to load has no error object; it is handled elsewhere.
    if (event.error) handle(event.error, event.filename)
  })
  addEventListener('unhandledrejection', (event) => handle(event.reason, ''))
}
