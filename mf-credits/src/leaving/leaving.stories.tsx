import { discount, methods } from '../fixture-offers.ts'
import { inScene } from '../fixture-scene.tsx'
import { CodeToCopy } from './code-to-copy.tsx'
import { LeavingDiscount } from './leaving-discount.tsx'
import { TryOut } from './try-out.tsx'

export default { title: 'Credits/Leaving' }

export const Discount = { render: () => inScene(<LeavingDiscount percentage={30} />) }

export const ClaimedCode = {
  render: () => inScene(<CodeToCopy discount={{ ...discount, code: 'STAY-8F3K-2QXD' }} />),
}

export const TryOutPackage = {
  render: () =>
    inScene(
      <TryOut bundle={{ ...methods.bundle, credits: 20, price: 299, ordinary_price: 399 }} currency="EUR" />,
    ),
}
