import {
  type ComplaintOrder,
  type ComplaintState,
  type ComplaintTopic,
  complaintOrders,
  complaintStates,
  complaintTopics,
  isLocale,
  type Locale,
} from 'contracts'

/** The list that the address of the inbox asks for. */
export interface InboxSearch {
  readonly text: string
  readonly state: ComplaintState
  readonly topic: ComplaintTopic | null
  readonly language: Locale | null
  readonly order: ComplaintOrder
  readonly after: string | null
}

/** As short as the server lets a search be. */
const SHORTEST = 2

export function searchIn(search: URLSearchParams): InboxSearch {
  const text = (search.get('find') ?? '').trim().slice(0, 254)
  const language = search.get('language')
  return {
    text: text.length < SHORTEST ? '' : text,
    state: complaintStates.find((one) => one === search.get('state')) ?? 'open',
    topic: complaintTopics.find((one) => one === search.get('topic')) ?? null,
    language: language !== null && isLocale(language) ? language : null,
    order: complaintOrders.find((one) => one === search.get('order')) ?? 'due',
    after: search.get('after'),
  }
}

export function queryOf({ text, state, topic, language, order, after }: InboxSearch) {
  return {
    ...(text ? { text } : { state, order }),
    ...(topic && { topic }),
    ...(language && { language }),
    ...(after && { after }),
  }
}

/** The address with changes, on its first page. */
export function withSearch(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ after: null, ...changes })) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
