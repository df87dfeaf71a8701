export const unnamed = 'No name yet';
export const unnamed_house = 'Unnamed production house';
export const states = {
  active: 'Active',
  not_verified: 'Email not verified',
  left_team: 'Left the team',
  being_deleted: 'To be deleted',
} as const;

export const contact_show = 'Show email and mobile';
export const contact_reason = 'They asked us for help, and we write or call back.';
export const restore = 'Keep this account';
export const restore_reason = 'They asked us to keep it and know its email and mobile number.';
export const check_identity = 'Record identity check';
export const check_identity_reason =
  'On a video call, they showed a photo ID with the name of the profile and the face of its photos.';
export const ways_in = 'Login methods';
export const on = 'On';
export const off = 'Off';
export const google = 'Google';
export const connected = 'Connected';
export const not_connected = 'Not connected';
export const devices = 'Logged in on';
export const no_device = 'No device';
export const session = (device: string, time: string) => `${device}, since ${time}`;
export const end_sessions = 'Log out all devices';
export const end_sessions_reason = 'They lost a device.';
export const two_step_off = 'Turn two-step login off';
export const two_step_off_reason = 'They lost their app, and answered a call to the number in the account.';
export const help_label = 'Reason, for the audit log';
export const fact_child = 'Under 18';
export const fact_mobile_unverified = (mobile: string) => `${mobile} (not verified)`;
export const fact_plan = 'Plan';
export const fact_identity = 'Identity for the verified badge';
export const identity_checked = 'Checked';
export const identity_not_checked = 'Not checked';
export const fact_registered = 'Registered';
export const fact_deletion = 'Will be deleted';
export const fact_deletion_by_guardian = (time: string) => `${time}, as a guardian asked`;

export const requests = 'Requests';
export const requests_none =
  'No requests. If they ask by email or post for deletion, a correction or a copy of their data, record it here.';
export const request_record = 'Record a request';
export const request_due = (days: number) =>
  `The request is due ${days} days after it arrived. Until then it is listed under Today.`;
export const request_kind = 'They ask for';
export const request_channel = 'By';
export const request_received = 'Received on';
export const request_note = 'Where it is filed, and how you know who sent it';
export const request_submit = 'Record request';
export const request_dates = (channel: string, received: string, due: string) =>
  `By ${channel} on ${received}. Due by ${due}.`;
export const request_delete = 'Delete account in 30 days';
export const request_carried_out = 'Record as done';
export const request_export = 'Prepare the data';
export const request_reject = 'Reject';
export const request_reject_title = (request: string) => `Reject: ${request}`;
export const request_reject_label = 'Reason, shown to the person';
export const request_reject_submit = 'Reject request';
export const request_reject_reason = 'We could not confirm that the request came from you.';
export const request_kinds = {
  deletion: 'Deletion of the account',
  export: 'A copy of their data',
  correction: 'A correction of their data',
  objection: 'Objection to a correction',
  appeal: 'Appeal of a refused document',
} as const;
export const request_channels = {
  email: 'email',
  post: 'post',
  site: 'their account page or our email',
} as const;
export const request_states = {
  open: 'open',
  done: 'done',
  rejected: 'rejected',
} as const;
