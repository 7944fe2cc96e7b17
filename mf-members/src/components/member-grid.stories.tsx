import { MemberGridSkeleton } from './member-grid.tsx'

export default { title: 'Members/Member grid' }

export const Loading = { render: () => <MemberGridSkeleton count={2} /> }
