import type { Report } from '../../../protocol/index.ts'
import type { ServedChannel } from './served-channel.ts'

/** A report that was counted: its name and version are served here, so there are only a few of them. */
export interface CountedReport extends Pick<Report, 'name' | 'version' | 'kind'> {
  readonly channel: ServedChannel
  /** Milliseconds that a load took, if plausible. */
  readonly ms?: number | undefined
}

export type OnReport = (report: CountedReport) => void
