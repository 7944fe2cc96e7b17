import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { ResolvedRemote, Vital } from '../../../protocol/index.ts'
import type { RunningShell } from '../../../runtime/shell/plugin.ts'
import { SHOWN_MARK, type ShownPage } from '../../../runtime/shell/telemetry/shown-page.ts'

/**
 * Reports what the visitor felt: of the remote whose page was on the screen at that time, and of the shell. Visitors who were
 * not chosen tell of canaries only: of the live versions they may have files in their cache, so they would make them look fast.
 */
export function measure({ registry, versions, report }: RunningShell, isChosen: boolean) {
  const { shell } = registry.current

  /** A visitor of a new version has everything else in the cache, which is no page to compare with any other. */
  function wasCached({ base }: ResolvedRemote): boolean | undefined {
    const ofShell = isInCache(shell.base)
    return ofShell === isInCache(base) ? ofShell : undefined
  }

  function tell(metric: Vital, value: number, on: ShownPage | undefined) {
    if (!on) return
    const { remote } = versions.inUse(on.name) ?? {}
    // Another version may have replaced it since.
    if (remote?.version !== on.version) return
    const cached = wasCached(remote)
    for (const { name, version, channel } of [remote, shell])
      if (isChosen || channel === 'canary')
        report({ name, version, kind: 'vital', page: on.page, metric, value, cached })
  }

  function reporter(metric: Vital) {
    return ({ value, entries: [first], navigationType }: Metric) => {
      // A page that the browser had kept shows at once, whatever its version.
      if (navigationType !== 'back-forward-cache') tell(metric, value, pageAt(first?.startTime ?? 0))
    }
  }

  onLCP(reporter('lcp'))
  onINP(reporter('inp'))
  onCLS(reporter('cls'))
  onTTFB(reporter('ttfb'))
  new PerformanceObserver((list) => {
    for (const mark of shownIn(list))
      if (mark.startTime !== shownIn(performance)[0]?.startTime) tell('change', mark.detail.ms, mark.detail)
  }).observe({ type: 'mark', buffered: true })
}

interface ShownMark extends PerformanceMark {
  readonly detail: ShownPage
}

function shownIn(timeline: Pick<Performance, 'getEntriesByName'>): ShownMark[] {
  return timeline.getEntriesByName(SHOWN_MARK) as ShownMark[]
}

/** The page on the screen at a time: before the first one shows, the one that is on its way. */
function pageAt(time: number): ShownPage | undefined {
  const marks = shownIn(performance)
  return (marks.findLast(({ startTime }) => startTime <= time) ?? marks[0])?.detail
}

/** Whether the first script of a bundle came from the cache; undefined if its host doesn't say (`timing-allow-origin`). */
function isInCache(base: string): boolean | undefined {
  const { href } = new URL(base, location.href)
  const script = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.startsWith(href) && name.endsWith('.js'))
  return script && script.decodedBodySize > 0 ? script.transferSize === 0 : undefined
}
