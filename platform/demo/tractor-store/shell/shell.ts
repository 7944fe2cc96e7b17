import { CONTRACT, shell } from 'platform/protocol'

export default shell({
  name: 'shell',
  layouts: ['shop', 'checkout'],
  slots: ['mini-cart', 'purchase', 'recommendations', 'store-picker'],
  slotLimits: { 'mini-cart': { most: 1 }, recommendations: { most: 1 } },
  menus: { main: { most: 4 }, cart: { most: 1 } },
  access: { anyone: ['visitor'] },
  locales: ['en'],
  contracts: [CONTRACT],
  budgets: { remotePage: 20_000, widget: 10_000, shell: 130_000, serverHalf: 1_000_000 },
})
