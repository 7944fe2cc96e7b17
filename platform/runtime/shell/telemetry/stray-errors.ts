import type { RemoteVersions } from '../remotes/versions.ts'
import type { ReportToGateway } from './telemetry.ts'

/** Errors outside of rendering (an event handler, a timer): told to the gateway in the name of whose code threw. */
export function watchStrayErrors(
  versions: RemoteVersions,
  report: ReportToGateway,
  onStray: (error: unknown, remote: string | undefined) => void,
) {
  function handle(error: unknown, file: string) {
    const trace = `${file}\n${error instanceof Error ? error.stack : ''}`
    const culprit = versions.all().find(({ remote }) => trace.includes(remote.base))?.remote
    if (culprit) {
      report({ name: culprit.name, version: culprit.version, kind: 'crash', message: String(error) })
    }
    onStray(error, culprit?.name)
  }
  addEventListener('error', (event) => {
    // A picture or script that did not load has no error of its own and is somebody else's to handle.
    if (event.error) handle(event.error, event.filename)
  })
  addEventListener('unhandledrejection', (event) => handle(event.reason, ''))
}
