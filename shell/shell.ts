import { accessAudiences, locales } from 'contracts'
import { shell } from 'platform/protocol'

export default shell({
  name: 'shell',
  layouts: ['default', 'chat', 'lander', 'empty'],
  slots: ['banner', 'alert', 'overlay', 'footer', 'signup', 'leaving', 'match'],
  slotLimits: { banner: { most: 4 }, alert: { most: 8 }, overlay: { most: 12 }, footer: { most: 3 } },
  menus: { account: { most: 3 }, footer: { most: 3 } },
  access: accessAudiences,
  locales,
  contracts: [1],
  budgets: { remotePage: 60_000, widget: 35_000, shell: 220_000, serverHalf: 1_500_000 },
})
