import { Component, type ReactNode } from 'react'

interface Props {
  readonly onCrash: (error: unknown) => void
  readonly children: ReactNode
}

/** Catches errors while a remote renders, shows nothing, and notifies the shell, which decides what happens next. */
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
