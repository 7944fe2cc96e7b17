import type { Metric } from '../../../registry/index.ts'
import type { Observation } from '../votes/ballot.ts'
import type { ServedChannel } from './served-channel.ts'

/** A report that was counted: its name, version and page are served here, so there are only a few of them. */
export interface CountedReport extends Pick<Observation, 'name' | 'version' | 'kind' | 'page'> {
  readonly channel: ServedChannel
  /** Milliseconds that a load took, if plausible. */
  readonly ms?: number | undefined
  readonly metric?: Metric | undefined
  /** The value that was measured, if plausible. */
  readonly value?: number | undefined
}

export type OnReport = (report: CountedReport) => void
