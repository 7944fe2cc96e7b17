import { Component, type ReactNode } from 'react'

interface Props {
  readonly onCrash: (error: unknown) => void
  readonly children: ReactNode
}

/** Catches what a remote's tree throws while rendering, shows nothing and tells the shell, which decides what comes. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.crashed ? null : this.props.children
  }
}
