import { lookup as resolve } from 'node:dns'
import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Undeliverable } from '../undeliverable.ts'
import { isPublicAddress } from './public-address.ts'

/** Connects to public addresses only, and checks the very address, which defeats DNS rebinding. */
export function publicAgent(find: typeof resolve = resolve): Agent {
  return new Agent({ keepAlive: true, maxSockets: 50, lookup: publicLookup(find) })
}

export function publicLookup(find: typeof resolve): LookupFunction {
  return (hostname, options, callback) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new Undeliverable('The push service has no public address.'), '')
      }
      const [first] = addresses
      if (options.all) return callback(null, addresses)
      return callback(null, first?.address ?? '', first?.family)
    })
  }
}
