export interface Teaser {
  readonly title: string
  readonly image: string
  readonly url: string
}

export interface ListedProduct {
  readonly name: string
  readonly id: string
  readonly image: string
  readonly startPrice: number
  readonly url: string
}

export interface Category {
  readonly key: string
  readonly name: string
  readonly products: readonly ListedProduct[]
}

export interface Store {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly image: string
}

export interface Product {
  readonly name: string
  readonly id: string
  readonly highlights: readonly string[]
  readonly variants: readonly {
    readonly name: string
    readonly sku: string
    readonly image: string
    /** As in CSS: `#5b8c3a`. */
    readonly color: string
  }[]
}

export interface Offer {
  /** The product's. */
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly price: number
  readonly image: string
  readonly inventory: number
}

/** The data of all teams, each with its own part, and the pictures. Addresses of pictures may contain `[size]`. */
export interface Catalogue {
  readonly explore: {
    readonly teasers: readonly Teaser[]
    readonly categories: readonly Category[]
    readonly stores: readonly Store[]
  }
  readonly decide: { readonly products: readonly Product[] }
  readonly checkout: { readonly variants: readonly Offer[] }
  /** A picture by its path below `/cdn/`. */
  readonly picture: (path: string) => Picture | undefined
}

interface Picture {
  readonly type: string
  readonly body: string | Buffer
}
