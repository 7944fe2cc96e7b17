import { Component, type ReactNode } from 'react'

interface CrashBoundaryProps {
  /** What stands in the place of what threw; nothing, where the page does without it. */
  readonly renderCrash?: (error: unknown) => ReactNode
  readonly children: ReactNode
}

/** One region of the frame: what throws in it leaves the others standing. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { renderCrash, children } = this.props
    if (!('error' in this.state)) return children
    return renderCrash?.(this.state.error) ?? null
  }
}
