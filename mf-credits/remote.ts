import { paths } from 'contracts'
import { remote } from 'platform/protocol'

export default remote({
  name: 'mf-credits',
  routes: [
    { name: 'credits', path: paths.credits, layout: 'default', access: 'member' },
    {
      name: 'credits-id-paymentmethod',
      path: paths['credits-id-paymentmethod'],
      layout: 'default',
      access: 'member',
    },
    {
      name: 'credits-repeat-order',
      path: paths['credits-repeat-order'],
      layout: 'default',
      access: 'member',
    },
    { name: 'premium', path: paths.premium, layout: 'default', access: 'member' },
    { name: 'pricing', path: paths.pricing, layout: 'default', access: 'any' },
    { name: 'transactions-id', path: paths['transactions-id'], layout: 'default', access: 'member' },
    { name: 'directdebit', path: paths.directdebit, layout: 'default', access: 'member' },
  ],
  slots: [
    { slot: 'banner', widget: 'time-bonus-banner', access: 'member' },
    { slot: 'overlay', widget: 'time-bonus', access: 'member' },
    { slot: 'leaving', widget: 'leaving-discount', access: 'member' },
    { slot: 'leaving', widget: 'try-out', access: 'member' },
  ],
})
