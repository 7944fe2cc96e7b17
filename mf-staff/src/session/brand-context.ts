import type { StaffBrand } from 'contracts'
import { createContext, useContext } from 'react'

export const BrandContext = createContext<StaffBrand | null>(null)

/** The brand at work. */
export function useBrand(): StaffBrand {
  const brand = useContext(BrandContext)
  if (!brand) throw new Error('Only pages made by `staffPage` know the brand at work.')
  return brand
}
