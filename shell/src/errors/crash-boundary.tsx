import { Component, type ReactNode } from 'react'

interface CrashBoundaryProps {
  /** Renders in place of children that threw; by default nothing does. */
  readonly renderCrash?: (error: unknown) => ReactNode
  readonly children: ReactNode
}

/** Contains errors in one region of the frame, so that the other regions keep working. */
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
