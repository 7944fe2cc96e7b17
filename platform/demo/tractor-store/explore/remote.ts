import { remote } from 'platform/protocol'

export default remote({
  name: 'explore',
  routes: [
    { name: 'home', path: '/', layout: 'shop', access: 'anyone' },
    {
      name: 'products',
      path: '/products/:category',
      layout: 'shop',
      access: 'anyone',
      only: { category: ['classic', 'autonomous'] },
    },
    { name: 'machines', path: '/products', layout: 'shop', access: 'anyone' },
    { name: 'stores', path: '/stores', layout: 'shop', access: 'anyone' },
  ],
  slots: [
    { slot: 'store-picker', widget: 'store-picker' },
    // Until another team does it better: see inspire.
    { slot: 'recommendations', widget: 'popular' },
  ],
  navigation: [
    { menu: 'main', route: 'machines' },
    { menu: 'main', route: 'stores', order: 1 },
  ],
})
