import { addWords } from 'shared-state/i18n'
import { startTestState } from '../../../shared-state/src/fixture-state.ts'
import en from '../words/en.json'
import { ErrorPageFailure } from './error-page-failure.tsx'
import { FailurePanel } from './failure-panel.tsx'

export default { title: 'Shell/Errors' }

const panel = (isRetrying: boolean) => ({
  render: () => {
    startTestState()
    addWords('shell', 'en', en)
    return <FailurePanel isRetrying={isRetrying} onRetry={() => {}} />
  },
})

export const BundleLost = panel(false)

export const Retrying = panel(true)

export const ErrorPageLost = {
  render: () => <ErrorPageFailure error={new Error('not found')} failure={new Error('no words')} />,
}
