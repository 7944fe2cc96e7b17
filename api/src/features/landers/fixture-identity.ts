import {
  archiveLander,
  createLander,
  deleteLander,
  duplicateLander,
  editPage,
  getLander,
  getPage,
  landerHistory,
  landerStats,
  landerVisit,
  listLanders,
  pageContext,
  publishLander,
  readLander,
  revertLander,
  saveLander,
} from 'contracts'
import { newId } from '../../db/new-id.ts'
import { forAll, forStaff, type IdentityCase, type IdentityRow } from '../../http/fixtures/identity.ts'
import { landerContentOf } from './fixture-lander.ts'
import { createLander as create, publishLander as publish } from './studio/change-lander.ts'

const newSlug = () => newId().toLowerCase().replaceAll('_', '-').replace(/-+$/, '')

/** Adds a draft at the brand of this member. */
function addDraft({ database }: IdentityCase, { brandId }: { readonly brandId: string }) {
  const content = landerContentOf({ slug: newSlug() })
  return database.inTransaction((tx) => create(tx, { brandId, author: 'Robin' }, content, new Date()))
}

/** Adds a document that visitors get. */
async function addLive(about: IdentityCase, { brandId }: { readonly brandId: string }) {
  const draft = await addDraft(about, { brandId })
  return about.database.inTransaction((tx) => publish(tx, { brandId, author: 'Robin' }, draft, new Date()))
}

const ofStudio = { staffRoles: ['marketing'], secondFactor: 'none' } as const

type Owner = (about: IdentityCase) => { readonly brandId: string }
type Draft = Awaited<ReturnType<typeof addDraft>>

const mine: Owner = ({ me }) => me
const foreign: Owner = ({ far: [one] }) => one

const queryFor = (owner: Owner) => async (about: IdentityCase) => ({
  query: { id: (await addDraft(about, owner(about))).id },
})

const bodyFor =
  (owner: Owner, more: (draft: Draft) => object = () => ({})) =>
  async (about: IdentityCase) => {
    const draft = await addDraft(about, owner(about))
    return { body: { id: draft.id, rev: draft.rev, ...more(draft) } }
  }

const firstAgain = (owner: Owner) => async (about: IdentityCase) => {
  const live = await addLive(about, owner(about))
  return { body: { id: live.id, rev: live.rev, to: 1 } }
}

const sameAddress = ({ slug }: Draft) => ({ content: landerContentOf({ slug }) })
const toMarigold = (owner: Owner) => async (about: IdentityCase) => ({
  body: { id: (await addDraft(about, owner(about))).id, brand: 'marigold', slug: newSlug() },
})

export const identity: readonly IdentityRow[] = [
  { endpoint: getPage, input: () => ({ query: { name: 'terms', locale: 'en' } }), statuses: forAll(200) },
  {
    endpoint: getLander,
    input: () => ({ query: { kind: 'lander', template: 'gallery', locale: 'en' } }),
    statuses: forAll(200),
  },
  {
    endpoint: landerVisit,
    input: () => ({ body: { id: 'unknown', rev: 1, variant: null } }),
    statuses: forAll(204),
  },
  { endpoint: listLanders, statuses: forStaff(200), ...ofStudio },
  {
    endpoint: readLander,
    input: queryFor(mine),
    statuses: forStaff(200),
    ...ofStudio,
    foreign: [queryFor(foreign)],
  },
  {
    endpoint: createLander,
    input: () => ({ body: { content: landerContentOf({ slug: newSlug() }) } }),
    statuses: forStaff(200),
    ...ofStudio,
  },
  {
    endpoint: saveLander,
    input: bodyFor(mine, sameAddress),
    statuses: forStaff(200),
    ...ofStudio,
    foreign: [bodyFor(foreign, sameAddress)],
  },
  {
    endpoint: deleteLander,
    input: bodyFor(mine),
    statuses: forStaff(204),
    ...ofStudio,
    foreign: [bodyFor(foreign)],
  },
  {
    endpoint: publishLander,
    input: bodyFor(mine),
    statuses: forStaff(200),
    ...ofStudio,
    foreign: [bodyFor(foreign)],
  },
  {
    endpoint: archiveLander,
    input: bodyFor(mine),
    statuses: forStaff(200),
    ...ofStudio,
    foreign: [bodyFor(foreign)],
  },
  {
    endpoint: revertLander,
    input: firstAgain(mine),
    statuses: forStaff(200),
    ...ofStudio,
    foreign: [firstAgain(foreign)],
  },
  {
    endpoint: duplicateLander,
    input: toMarigold(mine),
    statuses: forStaff(200),
    ...ofStudio,
    foreign: [toMarigold(foreign)],
  },
  {
    endpoint: landerHistory,
    input: queryFor(mine),
    statuses: forStaff(200),
    ...ofStudio,
    foreign: [queryFor(foreign)],
  },
  {
    endpoint: landerStats,
    input: queryFor(mine),
    statuses: forStaff(200),
    ...ofStudio,
    foreign: [queryFor(foreign)],
  },
  {
    endpoint: editPage,
    input: () => ({ body: { name: 'ban' } }),
    statuses: forStaff(200),
    ...ofStudio,
  },
  {
    endpoint: pageContext,
    input: () => ({ query: { locale: 'en' } }),
    statuses: forStaff(200),
    ...ofStudio,
  },
]
