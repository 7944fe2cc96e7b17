import type { TransientEvent } from 'contracts'
import { newId } from '../../db/new-id.ts'
import type { Redis } from '../../redis/open-redis.ts'
import { memberNamed } from '../publish-events.ts'
import { localBus } from './bus.ts'
import type { PostgresBus } from './postgres-bus.ts'

/** Milliseconds between two looks at all members while other nodes may reach Redis, and this one does not. */
const GAP_MS = 5_000

/** A message on a member's channel: the node that sent it, and an announced name or an event. */
type Message =
  | { readonly from: string; readonly name: string }
  | { readonly from: string; readonly event: TransientEvent }

interface RedisBusOptions {
  readonly redis: Redis
  /** Carries the database's changes, and everything while Redis is away. */
  readonly database: PostgresBus
}

/**
 * Wakes this node at once, and others over one channel for each member, which only nodes with open pages of that member
 * subscribe to. While Redis is away, the database's own notifications do the work.
 */
export function redisBus({ redis, database }: RedisBusOptions): Omit<PostgresBus, 'others'> {
  const here = localBus()
  const node = newId()
  const held = new Set<string>()

  function receive(text: string, channel: string) {
    const message = JSON.parse(text) as Message
    if (message.from === node) return
    if ('name' in message) here.wake(new Set([message.name]))
    else here.relay(memberOf(channel), message.event)
  }

  /** Fails unless Redis has accepted the message; nodes that miss it then look at all their members. */
  async function send(memberId: string, message: Message) {
    await redis.connection().sPublish(channelOf(memberId), JSON.stringify(message))
  }

  redis.listen({
    async connected(connection) {
      if (held.size > 0) await connection.sSubscribe([...held].map(channelOf), receive)
      here.gap()
    },
    // A message that Redis had accepted may not have reached this node.
    lost: () => here.gap(),
  })
  const gaps = setInterval(() => {
    if (!redis.isConnected()) here.gap()
  }, GAP_MS).unref()
  return {
    wake(names) {
      here.wake(names)
      for (const name of names)
        send(memberNamed(name), { from: node, name }).catch(() => database.others.wake(new Set([name])))
    },
    relay(memberId, event) {
      here.relay(memberId, event)
      send(memberId, { from: node, event }).catch(() => database.others.relay(memberId, event))
    },
    hold(memberId) {
      held.add(memberId)
      if (!redis.isConnected()) return undefined
      const connection = redis.connection()
      return connection.sSubscribe(channelOf(memberId), receive).catch(() => connection.destroy())
    },
    letGo(memberId) {
      held.delete(memberId)
      if (!redis.isConnected()) return
      // If it fails, the connection is lost, and the next one subscribes anew.
      redis
        .connection()
        .sUnsubscribe(channelOf(memberId), receive)
        .catch(() => {})
    },
    subscribe(listener) {
      const ends = [here.subscribe(listener), database.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    hears: database.hears,
    async stop() {
      clearInterval(gaps)
      await database.stop()
    },
  }
}

const CHANNEL = 'member:'
const channelOf = (memberId: string) => CHANNEL + memberId
const memberOf = (channel: string) => channel.slice(CHANNEL.length)
