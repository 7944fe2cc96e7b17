import { remote } from 'platform/protocol'

export default remote({
  name: 'checkout',
  routes: [
    { name: 'cart', path: '/checkout/cart', layout: 'shop', access: 'anyone' },
    { name: 'checkout', path: '/checkout/checkout', layout: 'checkout', access: 'anyone' },
    { name: 'thanks', path: '/checkout/thanks', layout: 'shop', access: 'anyone' },
  ],
  slots: [
    { slot: 'mini-cart', widget: 'mini-cart' },
    { slot: 'purchase', widget: 'add-to-cart' },
  ],
  navigation: [{ menu: 'cart', route: 'cart' }],
})
