import { staffStory } from '../../fixture-story.tsx'
import { CodesTable } from './codes-table.tsx'
import { magazine, springCode } from './fixture-codes.ts'
import { MakeDialog } from './make-dialog.tsx'

export default { title: 'mf-staff/Codes' }

const welcome = { ...springCode, name: 'WELCOME10', is_welcome: true, state: 'ended' } as const

export const Codes = staffStory(<CodesTable codes={[springCode, magazine, welcome]} onEnd={() => {}} />, {
  roles: ['finance'],
})

export const ForMarketing = staffStory(<CodesTable codes={[springCode, magazine]} />, {
  roles: ['marketing'],
})

export const Make = staffStory(<MakeDialog onClose={() => {}} />, { roles: ['finance'] })
