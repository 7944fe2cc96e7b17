import type { PageRequest, RenderedPage } from '../../../../protocol/index.ts'

/** A bundle's server half. */
export interface ServerHalf {
  /** `name/version/file`, as stacks name it. */
  readonly key: string
  /** URL of the bundle's folder in the page. */
  readonly base: string
}

export interface RenderJob {
  readonly shell: ServerHalf
  readonly remote: ServerHalf
  readonly request: PageRequest
}

/** A page with what it may share with earlier ones. */
export interface AssignedJob extends RenderJob {
  /** Names the versions of the halves and the viewer. Pages with another use meet nothing that was left behind by this one. */
  readonly use: string
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The part of a render that is under way; a failure counts against the bundle that has it. */
export type Phase = 'shell' | 'remote' | 'page' | 'frame'

export type ToChild =
  | { readonly kind: 'script'; readonly key: string; readonly script: string }
  | { readonly kind: 'render'; readonly job: AssignedJob }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }

export type FromChild =
  | { readonly kind: 'phase'; readonly phase: Phase }
  | {
      readonly kind: 'read'
      readonly id: number
      readonly path: string
      readonly headers: Readonly<Record<string, string>>
    }
  | ({ readonly kind: 'rendered' } & RenderedPage)
  | { readonly kind: 'none' }
  /** The process is done with the page, and whatever of it still runs ends the process. */
  | { readonly kind: 'idle'; readonly heap: number }
  /** The process ends now, since code that a page of this remote has left behind was about to run. */
  | { readonly kind: 'leftBehind'; readonly remote: string }
  | {
      readonly kind: 'failed'
      readonly message: string
      readonly stack: string
      /** The process ends now, since an error outside of the page's own calls left it in an unknown state. */
      readonly isLast: boolean
    }
