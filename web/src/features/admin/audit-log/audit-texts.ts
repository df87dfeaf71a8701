import type { StaffAction } from '@kirdaar/contract/rules/staff-actions';
import { formatDateTime } from '#ui/format-date-time.ts';

export const staffActionTexts: Record<StaffAction, string> = {
  logged_in: 'Logged in',
  logged_out: 'Logged out',
  login_refused: 'Login refused',
  confirmed: 'Confirmed who is there',
  added_passkey: 'Added a passkey of their own',
  removed_passkey: 'Removed a passkey of their own',
  joined: 'Set up a login',
  invited_staff: 'Invited staff',
  changed_staff_role: 'Changed a staff role',
  removed_staff: 'Removed staff',
  verified_audit_log: 'Verified the audit log',
  ran_command: 'Ran a command on the server',
  took_item: 'Took something on',
  gave_back_item: 'Gave something back',
  approved_call: 'Approved a casting call',
  refused_call: 'Asked for a change of a casting call',
  took_down_call: 'Took a casting call down',
  proposed_suspension: 'Proposed to suspend a production house',
  confirmed_suspension: 'Confirmed a suspension',
  dismissed_suspension: 'Dismissed a proposed suspension',
  ended_suspension: 'Ended a suspension',
  accepted_appeal: 'Accepted an appeal',
  refused_appeal: 'Refused an appeal',
  viewed_call: 'Opened a casting call',
  viewed_document: 'Opened a company document',
  verified_house: 'Verified a production house',
  refused_document: 'Refused a company document',
  viewed_report: 'Read a report',
  closed_report: 'Closed a report',
  retried_task: 'Retried a task',
  searched_people: 'Searched for an account',
  viewed_person: 'Opened an account',
  viewed_contact: 'Read a contact',
  ended_sessions: 'Logged somebody out everywhere',
  reset_two_step_login: 'Turned two-step login off for somebody',
  restored_account: 'Kept an account from deletion',
  merged_accounts: 'Merged two accounts of one person',
  viewed_order: 'Opened an order',
  refunded_order: 'Refunded a payment',
  compared_order: 'Compared an order with the gateway',
  exported_taxes: 'Downloaded taxes of a month',
  set_plan_price: 'Set the price of a plan',
  withdrew_plan_price: 'Withdrew a planned price',
  saved_draft: 'Saved a draft of content',
  discarded_draft: 'Discarded a draft of content',
  uploaded_picture: 'Uploaded a picture for content',
  published_content: 'Published content',
  scheduled_content: 'Scheduled content',
  unscheduled_content: 'Cancelled a planned publication',
  restored_content: 'Published an earlier version again',
  removed_content: 'Removed content from the site',
  tried_flag_rules: 'Tried flag rules',
  saved_flag_rules: 'Saved flag rules',
  switched_off: 'Switched something off',
  switched_on: 'Switched something on again',
  recorded_request: 'Recorded a request of a person',
  carried_out_request: 'Did what a person asked for',
  refused_request: 'Refused a request of a person',
  created_announcement: 'Created an announcement',
  changed_announcement: 'Changed an announcement',
  ended_announcement: 'Ended an announcement',
};

/** Returns the facts of an entry as one line. */
export function detailsText(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key.replaceAll('_', ' ')}: ${valueText(value)}`)
    .join(' · ');
}

function valueText(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
