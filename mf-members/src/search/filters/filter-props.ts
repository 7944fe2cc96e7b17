import type { Asked } from '../asked.ts'

/** Of everything that narrows the search. */
export interface FilterProps {
  readonly asked: Asked
  readonly onAsk: (asked: Asked) => void
}
