import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { startTestState } from '../../../shared-state/src/fixture-state.ts'
import en from '../words/en.json'
import { PushOffer } from './push-offer.tsx'

export default { title: 'Account/Push offer' }

function offer(refused = false) {
  startTestState()
  addWords('mf-account', 'en', en)
  if (refused) useStore.getState().setPush({ status: 'denied', offer: 'refused' })
  return (
    <QueryClientProvider client={queryClient}>
      <PushOffer />
    </QueryClientProvider>
  )
}

export const Offered = { render: () => offer() }

export const Refused = { render: () => offer(true) }
