import { getChat, getChats } from 'contracts'
import { endpointQuery } from '../query.ts'

/** §3: the conversations of the user. Every page holds them, and events keep them fresh. */
export const chatsQuery = endpointQuery(getChats)

/** The latest messages of one conversation, by its id or by the other member's. */
export const chatQuery = (by: { readonly conversation?: string; readonly profile?: string }) =>
  endpointQuery(getChat, { query: by })
