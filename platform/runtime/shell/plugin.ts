import type { RegistryClient } from './registry-client.ts'
import type { RemoteVersions } from './remotes/versions.ts'
import type { ReportToGateway } from './telemetry/telemetry.ts'

/** The parts of the running shell that plugins may use. */
export interface RunningShell {
  /** The element in which the shell is drawn. */
  readonly element: HTMLElement
  readonly registry: Pick<RegistryClient, 'current' | 'check'>
  readonly versions: RemoteVersions
  readonly report: ReportToGateway
  /** Settles when the first page is shown or has failed; everything less important waits for it. */
  readonly firstPage: { readonly promise: Promise<void> }
}

/** Called once, when the shell starts. */
export type ShellPlugin = (shell: RunningShell) => void
