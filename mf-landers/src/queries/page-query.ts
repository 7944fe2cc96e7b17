import { getPage, type PageName } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'

export function pageQuery(name: PageName) {
  const { locale } = useStore.getState()
  return endpointQuery(getPage, { query: { name, locale } })
}
