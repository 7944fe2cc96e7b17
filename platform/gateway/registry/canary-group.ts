import { getsCanary, type RegistryDocument, type Viewer } from '../../registry/index.ts'

/** Names the canaries that a viewer gets. Within a revision, viewers of the same group are served the same. */
export function canaryGroup(doc: RegistryDocument, viewer: Viewer): string {
  const entries = Object.entries(doc.remotes)
  if (doc.shell) entries.push([doc.shell.name, doc.shell])
  return entries
    .filter(([name, entry]) => getsCanary(viewer, name, entry))
    .map(([name]) => name)
    .join(' ')
}
