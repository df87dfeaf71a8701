export const page = 'Audit log';
export const lead = 'What staff did and saw. Nobody can change the entries.';
export const verifying = 'Verifying...';
export const verify = 'Verify';
export const field_text = 'Words or ID';
export const field_action = 'Action';
export const field_person = 'Person';
export const none = 'No entries.';
export const earlier = 'Earlier entries';
export const changed = (entry: number) =>
  `Entry ${entry} was changed, or an entry before it was deleted. Keep a backup and find out who had access to the database.`;
export const unchanged = (entries: number) =>
  `All ${entries} entries are unchanged. Keep the last one to compare later:`;
export const unknown_person = 'Unknown person';
export const command_line = 'Command line';
/** Of a casting call that staff approved. */
export const versions = {
  call: (version: string) => `New casting call, version ${version}`,
  edit: (version: string) => `Changes, version ${version}`,
} as const;
export const times = (count: number) => `${count} times`;

/** What an entry is about. */
export const subjects = {
  account: 'Account',
  announcement: 'Announcement',
  appeal: 'Appeal',
  call: 'Casting call',
  content: 'Content',
  document: 'Company document',
  edit: 'Edit of a casting call',
  guardian: 'Guardian’s documents',
  identity: 'Identity of a person',
  house: 'Production house',
  job: 'Casting call',
  order: 'Order',
  plan: 'Plan',
  refund: 'Refund',
  report: 'Report',
  request: 'Request',
  staff: 'Staff',
  suspension: 'Suspension',
  task: 'Task',
} as const;

/** What staff do that their audit log records, in the order of its filter. */
export const actions = {
  logged_in: 'Logged in',
  logged_out: 'Logged out',
  login_rejected: 'Login failed',
  confirmed: 'Confirmed their identity',
  joined: 'Set up a login',
  added_passkey: 'Added a passkey of their own',
  removed_passkey: 'Removed a passkey of their own',
  invited_staff: 'Invited staff',
  changed_staff_role: 'Changed a staff role',
  proposed_staff_role: 'Proposed a staff role',
  confirmed_staff_role: 'Confirmed a staff role',
  rejected_staff_proposal: 'Rejected a proposal about staff',
  removed_staff: 'Removed staff',
  verified_audit_log: 'Verified the audit log',
  took_item: 'Assigned an item to themselves',
  handed_over_item: 'Handed an item over to a colleague',
  gave_back_item: 'Unassigned an item',
  decided: 'Decided, with 10 seconds to undo',
  took_back_decision: 'Undid a decision',
  approved_call: 'Approved a casting call',
  rejected_call: 'Asked for changes to a casting call',
  took_down_call: 'Took a casting call down',
  refused_call: 'Refused a casting call for good',
  proposed_suspension: 'Proposed to suspend a production house',
  confirmed_suspension: 'Confirmed a suspension',
  dismissed_suspension: 'Rejected a proposed suspension',
  ended_suspension: 'Ended a suspension',
  accepted_appeal: 'Accepted an appeal',
  rejected_appeal: 'Rejected an appeal',
  viewed_call: 'Opened a casting call',
  viewed_house: 'Opened a production house',
  viewed_appeal: 'Read an appeal',
  viewed_document: 'Opened a company document',
  verified_house: 'Verified a production house',
  rejected_document: 'Rejected a company document',
  refused_document: 'Refused the documents of a production house for good',
  viewed_guardian: 'Opened the documents of a guardian',
  verified_guardian: 'Verified a guardian',
  rejected_guardian: 'Rejected the documents of a guardian',
  viewed_identity: 'Opened an identity document',
  approved_identity: 'Verified an identity or confirmed a date of birth',
  rejected_identity: 'Rejected an identity document or a date of birth',
  corrected_person: 'Corrected a person’s data',
  approved_for_children: 'Approved a production house for children, as the first of two',
  verified_for_children: 'Verified a production house for children',
  ended_child_grade: 'Ended the verification for children',
  viewed_report: 'Read a report',
  closed_report: 'Closed a report',
  retried_task: 'Retried a task',
  searched: 'Searched',
  listed: 'Opened a list',
  wrote_note: 'Wrote a note',
  saved_reason: 'Saved a text for reasons',
  removed_reason: 'Removed a text for reasons',
  searched_orders: 'Listed or searched orders',
  searched_talent: 'Searched for talent',
  viewed_person: 'Opened an account',
  viewed_contact: 'Viewed contact details',
  ended_sessions: 'Logged someone out on all devices',
  reset_two_step_login: 'Turned two-step login off for a person',
  restored_account: 'Cancelled the deletion of an account',
  checked_identity: 'Checked the identity of a talent',
  viewed_order: 'Opened an order',
  refunded_order: 'Refunded a payment',
  compared_order: 'Compared an order with the gateway',
  matched_payment: 'Matched a payment to an order by hand',
  exported_taxes: 'Downloaded the taxes for a month',
  set_plan_price: 'Set the price of a plan',
  withdrew_plan_price: 'Withdrew a planned price',
  saved_draft: 'Saved a draft of content',
  discarded_draft: 'Discarded a draft of content',
  uploaded_picture: 'Uploaded a picture for content',
  asked_to_publish: 'Asked for content to be published',
  published_content: 'Published content',
  scheduled_content: 'Scheduled content',
  unscheduled_content: 'Cancelled a planned publication',
  restored_content: 'Published an earlier version again',
  removed_content: 'Removed content from the site',
  tried_flag_rules: 'Tried flag rules',
  saved_flag_rules: 'Saved flag rules',
  switched_off: 'Switched a part of the site off',
  switched_on: 'Switched a part of the site on again',
  changed_safety_number: 'Changed the safety number',
  recorded_request: 'Recorded a person’s request',
  carried_out_request: 'Carried out a person’s request',
  rejected_request: 'Rejected a person’s request',
  created_announcement: 'Created an announcement',
  changed_announcement: 'Changed an announcement',
  ended_announcement: 'Ended an announcement',
} as const;
