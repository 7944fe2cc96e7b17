import { offer } from '../fixture-offers.ts'
import { inScene } from '../fixture-scene.tsx'
import { BundleChoice } from './bundle-choice.tsx'
import { BundleGrid, BundleGridSkeleton } from './bundle-grid.tsx'

export default { title: 'Credits/Bundles' }

const discounted = offer.bundles.map((bundle) => ({
  ...bundle,
  price: Math.round(bundle.price * 0.75),
  is_most_chosen: bundle.credits === 150,
}))

export const ForSale = { render: () => inScene(<BundleChoice offer={offer} />) }

export const DiscountedAndMostChosen = {
  render: () => inScene(<BundleChoice offer={{ ...offer, bundles: discounted }} />),
}

export const ForInformation = { render: () => inScene(<BundleGrid offer={offer} />) }

export const Loading = {
  render: () => (
    <div aria-busy="true">
      <BundleGridSkeleton />
    </div>
  ),
}
