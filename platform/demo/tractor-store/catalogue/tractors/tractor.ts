/** The shape of a drawn tractor. */
export interface Model {
  readonly kind: 'open' | 'roof' | 'cab' | 'robot' | 'crawler'
  /** Radii of the wheels. */
  readonly rear: number
  readonly front: number
  readonly hood: number
}

export interface Tractor {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly model: Model
  readonly highlights: readonly string[]
  readonly variants: readonly {
    readonly sku: string
    readonly name: string
    readonly color: string
    readonly inventory: number
  }[]
}

type Variant = readonly [code: string, name: string, color: string, inventory: number]

export function tractor(
  id: string,
  name: string,
  price: number,
  [kind, rear, front, hood]: readonly [Model['kind'], number, number, number],
  highlights: readonly string[],
  variants: readonly Variant[],
): Tractor {
  return {
    id,
    name,
    price,
    model: { kind, rear, front, hood },
    highlights,
    variants: variants.map(([code, name, color, inventory]) => ({
      sku: `${id}-${code}`,
      name,
      color,
      inventory,
    })),
  }
}
