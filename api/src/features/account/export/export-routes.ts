import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { exportMember } from './export-member.ts'
import { zipOf } from './zip-of.ts'

export const exportRoutes: readonly Route[] = [
  route(
    contract.exportMember,
    { access: 'member', limit: hourly('export', 20) },
    async ({ query: { zip }, session, db, storage, clock, reply }) => {
      const data = await exportMember(db, session, clock.now())
      reply.header('content-disposition', `attachment; filename="my-data.${zip ? 'zip' : 'json'}"`)
      // Ends with the archive: what is returned after that is sent to nobody.
      if (zip) await reply.type('application/zip').send(zipOf(storage, data))
      return data
    },
  ),
]
