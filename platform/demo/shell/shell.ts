import { CONTRACT, shell } from 'platform/protocol'

export default shell({
  name: 'shell',
  layouts: ['page'],
  slots: ['corner'],
  access: { anyone: ['visitor'] },
  locales: ['en'],
  contracts: [CONTRACT],
  budgets: { remotePage: 60_000, widget: 20_000, shell: 220_000, serverHalf: 1_000_000 },
})
