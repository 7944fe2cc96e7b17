import { facts } from './columns.ts'
import { findFigures } from './figures.ts'
import type { Topic } from './staff-command.ts'

export const stats: Topic = {
  usage: ['stats                                      key figures of the brand, without demo members'],
  read: (args) =>
    args.length > 0
      ? undefined
      : async ({ database: { db }, brand, now }) => facts({ ...(await findFigures(db, brand.id, now)) }),
}
