import { vitals } from 'platform/plugins/canaries/vitals'
import { federationTools } from 'platform/plugins/federation-tools'
import { inspector } from 'platform/plugins/inspector'
import type { ShellPlugin } from 'platform/runtime/shell'
import { currentRole } from 'shared-state/session'

const plugins: readonly ShellPlugin[] = [
  federationTools(),
  vitals(),
  inspector(() => currentRole() === 'staff' || process.env.NODE_ENV === 'development'),
]

/** Starts the plugins that are not part of the first load. */
export const latePlugins: ShellPlugin = (shell) => {
  for (const plugin of plugins) plugin(shell)
}
