import { notifyManager } from '@tanstack/react-query'
import {
  getEvents,
  getUser,
  snapshotReads,
  type TransientEvent,
  transientEvent,
  type UserEvent,
  userEvent,
} from 'contracts'
import { applyLocally, invalidateMembers } from '../apply-locally.ts'
import { followArrivals } from '../chat/arrivals.ts'
import { followChanges } from '../chat/changed-messages.ts'
import { queueOf } from '../chat/outgoing/queue-of.ts'
import { startSending } from '../chat/outgoing/start-sending.ts'
import { shareMatches } from '../matches/matches.ts'
import { endpointQuery, queryClient } from '../query.ts'
import { refreshNow } from '../refresh/refresh.ts'
import { state } from '../state/state.ts'
import { connectRealtime } from './connect-realtime.ts'
import { EventLog } from './event-log.ts'
import { followLanguage } from './follow-language.ts'
import { followLikes } from './follow-likes.ts'
import { endTypingOffline, followTyping } from './follow-typing.ts'
import { startAcknowledging } from './start-acknowledging.ts'

const snapshots: readonly string[] = snapshotReads.map(({ endpoint }) => endpoint.path)

/** Keeps the cache of this member in sync with the event stream; returns the function that stops it. */
export function followMember(id: string): () => void {
  const since = positionOfPage()
  const log = new EventLog(since ?? 0)
  const queue = queueOf(id)

  const { api } = state
  api.earliest = undefined
  api.revise = (path, answer, position) => {
    if (snapshots.includes(path)) {
      state.api.positions.set(path, Math.max(position, log.position))
      // The log has lost events since then, so the answer cannot be brought up to date: fetch it again.
      if (!log.knowsSince(position)) void queryClient.invalidateQueries({ queryKey: [path] })
    }
    return log.revise(path, answer, position)
  }

  function apply(number: number, event: UserEvent) {
    log.add(number, event)
    notifyManager.batch(() => {
      applyLocally(event, (path) => isNewTo(path, number))
      // The event may be here before the response.
      if (event.kind === 'message' && event.message.from === id) queue.settle(event.message.id)
    })
    // Private photos, older messages, the limits of free members, and who suits: only the server knows.
    if (event.kind === 'membership' || event.kind === 'preferences') invalidateMembers()
    if (event.kind === 'language') void followLanguage(event.language)
    followLikes(event)
    followTyping(event)
    followArrivals(event)
    followChanges(event)
  }

  const disconnect = connectRealtime({
    url: `${getEvents.path}?member=${encodeURIComponent(id)}`,
    since: since === undefined ? null : String(since),
    onEvent: ({ id: number, data }) => {
      if (number === null) followTyping(transientIn(data))
      else apply(Number(number), eventIn(data))
    },
    onReset(number) {
      log.reset(number === null ? log.position : Number(number))
      void refetchAll()
    },
    // The session may have ended: then the response says so.
    onRefused: () => void queryClient.prefetchQuery({ ...endpointQuery(getUser), staleTime: 0 }),
  })
  const stops = [startSending(queue), startAcknowledging(id), shareMatches(), endTypingOffline(), disconnect]
  return () => {
    for (const stop of stops) stop()
    api.revise = undefined
  }
}

/**
 * The last event that everything in the page includes; undefined if a snapshot has no position. A snapshot may have been
 * fetched again since, so the other answers count as well.
 */
function positionOfPage(): number | undefined {
  const known = snapshots.filter((path) => queryClient.getQueryData([path]) !== undefined)
  const all = known.flatMap((path) => state.api.positions.get(path) ?? [])
  return all.length === known.length && all.length > 0
    ? Math.min(...all, state.api.earliest ?? Infinity)
    : undefined
}

/** A snapshot that includes the event already is left alone: it may include later ones too. */
function isNewTo(path: string, number: number): boolean {
  if (!snapshots.includes(path)) return true
  if (number <= (state.api.positions.get(path) ?? 0)) return false
  state.api.positions.set(path, number)
  return true
}

/** Requests that started before the gap are cancelled: their responses may lack the missed events. */
async function refetchAll() {
  await Promise.all(snapshots.map((path) => queryClient.cancelQueries({ queryKey: [path] })))
  await Promise.all([refreshNow(), queryClient.invalidateQueries()])
}

/** In production the page trusts its own server, which may be newer and send more. */
function eventIn(data: unknown): UserEvent {
  return process.env.NODE_ENV === 'production' ? (data as UserEvent) : userEvent.parse(data)
}

function transientIn(data: unknown): TransientEvent {
  return process.env.NODE_ENV === 'production' ? (data as TransientEvent) : transientEvent.parse(data)
}
