import type { ShellPlugin } from '../../../runtime/shell/plugin.ts'
import { describePage } from './describe-page.ts'

/** Tells Module Federation's tools, such as its extension for browsers, which remotes this page runs and what they share. */
export function federationTools(): ShellPlugin {
  return (shell) => {
    void shell.firstPage.promise.then(() => describePage(shell))
  }
}
