import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { StillRouter } from '../../../platform/runtime/fixture-still-router.tsx'
import { startTestState } from '../../../shared-state/src/fixture-state.ts'
import en from '../words/en.json'
import { LoginForm } from './login-form.tsx'

export default { title: 'Account/Log in' }

const form = (email: string) => ({
  render: () => {
    startTestState()
    addWords('mf-account', 'en', en)
    return (
      <StillRouter>
        <QueryClientProvider client={queryClient}>
          <LoginForm email={email} onEmail={() => {}} onEntered={() => {}} />
        </QueryClientProvider>
      </StillRouter>
    )
  },
})

export const Fresh = form('')

export const KnownAddress = form('vera@example.invalid')
