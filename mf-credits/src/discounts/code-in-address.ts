import { useSearchParams } from 'platform/runtime/router'

/** Letters and digits, as the server accepts them. */
const CODE = /^[A-Z\d-]{3,40}$/

/** A discount code as it is sent; undefined for a text that cannot be one. */
export function discountCodeIn(text: string | null): string | undefined {
  const code = text?.trim().toUpperCase() ?? ''
  return CODE.test(code) ? code : undefined
}

/** §7: the discount code in the page's query, and how to change it there. */
export function useCodeInAddress() {
  const [query, setQuery] = useSearchParams()
  function change(code: string | null) {
    setQuery(
      (before) => {
        if (code === null) before.delete('code')
        else before.set('code', code)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { code: discountCodeIn(query.get('code')), text: query.get('code'), change }
}

/** Adds a discount code to the address of another page of credits. */
export const withCode = (address: string, code: string | undefined): string =>
  code === undefined
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ code })}`
