import type { PageRequest, RenderedPage } from '../../../protocol/index.ts'
import type { RemoteModule } from '../../../runtime/contract.ts'

/** The part of a shell's server half that the renderer calls. */
export interface ServerShell {
  /** Undefined if the page is better rendered in the browser, such as one that redirects. */
  render(
    request: PageRequest,
    remote: RemoteModule,
    onPhase: (phase: 'page' | 'frame') => void,
  ): Promise<RenderedPage | undefined>
}
