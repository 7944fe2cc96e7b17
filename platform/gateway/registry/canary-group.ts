import { bucketOf, type Canary, type RegistryDocument } from '../../registry/index.ts'

/** Whether a version is tried on this visitor. */
export function isTriedOn(visitor: string, name: string, canary: Canary | undefined): canary is Canary {
  return canary !== undefined && bucketOf(visitor, name, canary.version) < canary.share
}

/** Visitors of the same group are in the same canaries: of one revision they are all served the same. */
export function canaryGroup(doc: RegistryDocument, visitor: string): string {
  const entries = Object.entries(doc.remotes)
  if (doc.shell) entries.push([doc.shell.name, doc.shell])
  return entries
    .filter(([name, { canary }]) => isTriedOn(visitor, name, canary))
    .map(([name]) => name)
    .join(' ')
}
