import { accessAudiences, locales } from 'contracts'
import { shell } from 'platform/data'

export default shell({
  name: 'shell',
  layouts: ['default', 'chat', 'lander', 'empty'],
  slots: ['banner', 'alert', 'overlay', 'footer', 'signup', 'leaving'],
  access: accessAudiences,
  locales,
  contracts: [1],
  budgets: { remotePage: 60_000, shell: 220_000 },
})
