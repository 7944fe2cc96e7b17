import { bucketOf, type Canary, type RegistryDocument } from '../../registry/index.ts'

/** Whether this visitor gets the canary. */
export function isInCanary(visitor: string, name: string, canary: Canary | undefined): canary is Canary {
  return canary !== undefined && bucketOf(visitor, name, canary.version) < canary.share
}

/** Names the canaries that a visitor gets. Within a revision, visitors of the same group are served the same. */
export function canaryGroup(doc: RegistryDocument, visitor: string): string {
  const entries = Object.entries(doc.remotes)
  if (doc.shell) entries.push([doc.shell.name, doc.shell])
  return entries
    .filter(([name, { canary }]) => isInCanary(visitor, name, canary))
    .map(([name]) => name)
    .join(' ')
}
