import type { AnswerOf, BrandDocument, getStaffBrand } from 'contracts'

export type BrandAnswer = AnswerOf<typeof getStaffBrand>

/** The brand as it would be once its draft is published. */
export function withDraft({ live, draft }: BrandAnswer): BrandDocument {
  const changes = draft?.changes as Partial<BrandDocument> | undefined
  return { ...live, ...changes, bundle_prices: { ...live.bundle_prices, ...changes?.bundle_prices } }
}
