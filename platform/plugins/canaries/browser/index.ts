import type { RunningShell, ShellPlugin } from '../../../runtime/shell/plugin.ts'
import { MEASURED } from '../measured.ts'

/**
 * Measures how fast pages are for the visitors whom the gateway has chosen for that, and for everyone who has a canary. Its
 * code loads once the document has.
 */
export function vitals(): ShellPlugin {
  return async (shell) => {
    await shell.firstPage.promise
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
    const isChosen = wasChosen()
    if (!isChosen && !hasCanary(shell)) return
    const load = import(/* webpackChunkName: "measure" */ './measure.ts')
    // Without this file, nothing is lost but figures.
    await load.then(({ measure }) => measure(shell, isChosen)).catch(() => {})
  }
}

function wasChosen(): boolean {
  // Old browsers have no such list.
  const isMeasured = ({ serverTiming = [] }: Partial<PerformanceNavigationTiming>) =>
    serverTiming.some(({ name }) => name === MEASURED)
  return performance.getEntriesByType('navigation').some(isMeasured)
}

function hasCanary({ registry }: RunningShell): boolean {
  const { shell, remotes } = registry.current
  return [shell, ...remotes].some(({ channel }) => channel === 'canary')
}
