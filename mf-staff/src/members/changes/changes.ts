import {
  changeStaffMemberEmail,
  closeStaffMember,
  confirmStaffMember,
  correctStaffMemberBirth,
  endStaffMemberSessions,
  grantStaffMemberCredits,
  handStaffMemberData,
  reopenStaffMember,
} from 'contracts'

/** The changes of an account by the support, each with a reason. */
export const changes = {
  confirm: { endpoint: confirmStaffMember },
  email: { endpoint: changeStaffMemberEmail, field: 'email' },
  birth: { endpoint: correctStaffMemberBirth, field: 'date_of_birth' },
  logout: { endpoint: endStaffMemberSessions },
  credits: { endpoint: grantStaffMemberCredits, field: 'credits' },
  data: { endpoint: handStaffMemberData },
  close: { endpoint: closeStaffMember, isDanger: true },
  reopen: { endpoint: reopenStaffMember },
} as const

export type ChangeKind = keyof typeof changes
