import { CONTRACTS, shell } from 'platform/protocol'

export default shell({
  name: 'shell',
  layouts: ['page'],
  slots: ['corner'],
  access: { anyone: ['visitor'] },
  locales: ['en'],
  contracts: CONTRACTS,
  budgets: { remotePage: 120_000, widget: 60_000, shell: 220_000, serverHalf: 1_000_000 },
})
