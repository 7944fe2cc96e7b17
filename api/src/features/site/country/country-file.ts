import { type BigIntStats, readFileSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import ipaddr from 'ipaddr.js'
import { type CountryResponse, Reader } from 'mmdb-lib'
import type { Log } from '../../../db/log.ts'
import { SettingsTrouble } from '../../../settings-trouble.ts'
import { MINUTE_MS } from '../../../time.ts'

/** The country of an address as an ISO 3166 code, if the file knows it. */
export type CountryOfAddress = (ip: string) => string | undefined

export interface CountryFile {
  readonly countryOf: CountryOfAddress
  close(): void
}

/** Zeros between the tree of addresses and what is known of them. */
const SEPARATOR_BYTES = 16

/**
 * Opens a MaxMind database of countries or cities, and reads it again when it changes. A new file that can't be read
 * leaves the old one in use: a site that runs should not stop for it.
 */
export function openCountryFile(
  path: string,
  { log, checkEvery = MINUTE_MS }: { readonly log: Log; readonly checkEvery?: number },
): CountryFile {
  // Its state is asked before it is read: a file that takes its place in between is a change.
  let state = stateOf(statSync(path, { bigint: true, throwIfNoEntry: false }))
  let reader = readAtStart(path)
  async function reloadChanged() {
    const now = stateOf(await stat(path, { bigint: true }).catch(() => undefined))
    if (now === state) return
    state = now
    try {
      reader = parse(await readFile(path))
    } catch (error) {
      log.error(`GEOIP_FILE has changed, but the file before stays in use: ${reasonOf(error)}.`)
    }
  }
  // Asks for the file's state instead of listening: updates often replace the file or a link to it.
  const timer = setInterval(reloadChanged, checkEvery).unref()
  return {
    countryOf: (ip) => lookUp(reader, ip),
    close: () => clearInterval(timer),
  }
}

function stateOf(stats: BigIntStats | undefined) {
  return stats && `${stats.ino} ${stats.mtimeNs} ${stats.size}`
}

function readAtStart(path: string) {
  try {
    return parse(readFileSync(path))
  } catch (error) {
    const reason = reasonOf(error)
    throw new SettingsTrouble(`GEOIP_FILE is '${path}', which cannot be used: ${reason}.`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function parse(file: Buffer): Reader<CountryResponse> {
  const reader = openReader(file)
  const { databaseType, searchTreeSize } = reader.metadata
  const separator = file.subarray(searchTreeSize, searchTreeSize + SEPARATOR_BYTES)
  if (separator.length < SEPARATOR_BYTES || separator.some((byte) => byte !== 0))
    throw new Error('it is damaged')
  if (!/country|city|enterprise/i.test(databaseType))
    throw new Error(`it holds ${databaseType} instead of countries or cities`)
  return reader
}

function openReader(file: Buffer) {
  try {
    return new Reader<CountryResponse>(file)
  } catch (cause) {
    throw new Error('it is not a MaxMind database (.mmdb)', { cause })
  }
}

function lookUp(reader: Reader<CountryResponse>, ip: string): string | undefined {
  if (!ipaddr.isValid(ip)) return undefined
  const address = ipaddr.process(ip)
  // The library would look up the beginning of the longer address.
  if (address.kind() === 'ipv6' && reader.metadata.ipVersion === 4) return undefined
  try {
    return reader.get(address.toString())?.country?.iso_code
  } catch {
    // A damaged entry: the visitor's page does not fail for it.
    return undefined
  }
}
