import { locales } from 'contracts'
import { shell } from 'platform/data'

export default shell({
  name: 'shell',
  layouts: ['default', 'chat', 'lander', 'empty'],
  slots: ['banner', 'alert', 'overlay', 'footer', 'signup', 'leaving'],
  access: {
    any: ['visitor', 'member', 'staff'],
    visitor: ['visitor'],
    member: ['member', 'staff'],
    search: ['visitor', 'member', 'staff'],
    staff: ['staff'],
  },
  locales,
  contracts: [1],
  budgets: { remotePage: 60_000, shell: 220_000 },
})
