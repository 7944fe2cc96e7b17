import { findEntry, type RegistryDocument } from '../document/document.ts'
import { liveBefore, NEW_ENTRY } from '../document/entry.ts'
import { refuse } from '../refused.ts'
import type { Return } from './return-together.ts'

/**
 * The versions that were live before a group of bundles was released, by name: what a rollback of `name` returns to. A
 * remote that began with the group has none, and is withdrawn.
 */
export function returnsOfGroup(
  doc: RegistryDocument,
  group: Readonly<Record<string, string>>,
  name: string,
): Return[] {
  const others = Object.keys(group).filter((other) => other !== name)
  const together = `${name} ${group[name]} was released together with ${others.map((other) => `${other} ${group[other]}`).join(', ')}`
  return Object.entries(group).map(([member, version]) => {
    const entry = findEntry(doc, member) ?? NEW_ENTRY
    if (entry.live !== version) {
      const now =
        entry.live === undefined ? `nobody gets ${member} now` : `${member} ${entry.live} is live now`
      return refuse(
        'group-changed',
        `${together}, so they return together, but ${now}. Return ${member} to ${version} first, or name the version to which ${name} alone should return.`,
      )
    }
    const before = liveBefore(entry, version)
    if (before === undefined && doc.shell?.name === member)
      return refuse('no-previous', `${together}, and there was no ${member} before.`)
    return { name: member, version: before }
  })
}
