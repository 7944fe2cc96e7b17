import { addWords } from 'shared-state/i18n'
import { startTestState } from '../../../shared-state/src/fixture-state.ts'
import en from '../words/en.json'
import { InstallOffer } from './install-offer.tsx'

export default { title: 'Account/Install offer' }

const offered = (hasDialog: boolean) => ({
  render: () => {
    startTestState()
    addWords('mf-account', 'en', en)
    return <InstallOffer hasDialog={hasDialog} onInstall={() => {}} onDismiss={() => {}} />
  },
})

export const ByDialog = offered(true)

export const ByShareMenu = offered(false)
