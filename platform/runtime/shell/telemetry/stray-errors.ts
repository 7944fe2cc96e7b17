import type { RemoteVersions } from '../remotes/versions.ts'
import { describedError } from './described-error.ts'
import type { ReportToGateway } from './telemetry.ts'

/** Reports errors outside of rendering (event handlers, timers) to the gateway, attributed to the remote that threw. */
export function watchStrayErrors(
  versions: RemoteVersions,
  report: ReportToGateway,
  onStray: (error: unknown, remote: string | undefined) => void,
) {
  function handle(error: unknown, file: string) {
    const trace = `${file}\n${error instanceof Error ? error.stack : ''}`
    const culprit = versions.all().find(({ remote }) => trace.includes(remote.base))?.remote
    if (culprit) {
      report({ name: culprit.name, version: culprit.version, kind: 'crash', ...describedError(error) })
    }
    onStray(error, culprit?.name)
  }
  addEventListener('error', (event) => {
    // A picture or script that failed to load has no error object; it is handled elsewhere.
    if (event.error) handle(event.error, event.filename)
  })
  addEventListener('unhandledrejection', (event) => handle(event.reason, ''))
}
