import { type LanderContent, pageNameOf, resolveLander, withStandIns } from 'contracts'
import type { Block } from '../../block/block.tsx'

/** Whether the template can draw every block of the document, in every variant. */
export function isDrawable(written: LanderContent, known: readonly Block[]): boolean {
  const content = pageNameOf(written) ? withStandIns(written) : written
  const variants = [null, ...(content.experiment?.variants.map(({ id }) => id) ?? [])]
  return variants.every((variant) =>
    resolveLander(content, 'en', variant).every(({ type, bv, props }) =>
      known.some((one) => one.type === type && one.bv === bv && one.props.safeParse(props).success),
    ),
  )
}
