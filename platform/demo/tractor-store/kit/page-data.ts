import { notFound } from 'platform/runtime/remote'
import { use } from 'react'

/** The address of an answer, and the type of what it answers. */
export interface Endpoint<T> {
  readonly address: string
  readonly data?: T
}

const scope = globalThis as typeof globalThis & { pageData?: Map<string, unknown> }

/**
 * The answers that this page has, by address. They are kept once per document, although every bundle has a copy of this module.
 * While the server renders, the shell's half creates the map, and remotes find it.
 */
export const pageData = (scope.pageData ??= new Map<string, unknown>())
const loading = new Map<string, Promise<unknown>>()

/** Loads an answer, unless the page has it. */
export function load<T>({ address }: Endpoint<T>): Promise<T> {
  if (pageData.has(address)) return Promise.resolve(pageData.get(address) as T)
  const started = loading.get(address) ?? fetchData(address)
  loading.set(address, started)
  return started as Promise<T>
}

/** An answer that the page has loaded before; otherwise the component waits for it. */
export function useData<T>(endpoint: Endpoint<T>): T {
  return pageData.has(endpoint.address) ? (pageData.get(endpoint.address) as T) : use(load(endpoint))
}

async function fetchData(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address)
    if (answer.status === 404) throw notFound()
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
    const data: unknown = await answer.json()
    pageData.set(address, data)
    return data
  } finally {
    loading.delete(address)
  }
}
