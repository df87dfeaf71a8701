/** The emails and messages that staff can reword. */

export const page = 'Emails and messages';
export const lead = 'Every message that the site sends. Open one to change its words in English and Hindi.';
export const all_content = 'All content';
export const goes_live = (time: string) => `goes live ${time}`;
export const with_draft = 'with a draft';
export const changed_by_staff = 'changed by staff';
export const all_messages = 'All messages';
export const channels_lead = (channels: string) => `${channels}.`;
export const draft_saved = (name: string, time: string) => `Draft saved by ${name} on ${time}.`;
export const edit = 'Edit';
export const saving = 'Saving…';
export const save = 'Save draft';
export const originals = 'All texts back to the original';
export const discard_question = 'Discard the draft?';
export const discard = 'Discard draft';
export const only_sometimes = 'Only in some cases.';
export const must_stay = (names: string) => `Must stay: ${names}.`;
export const may_be_used = (names: string) => `May be used: ${names}.`;
export const original = (text: string) => `Original: ${text}`;
export const original_restore_of = (field: string) => `Back to the original: ${field}`;
export const original_restore = 'Back to the original';
export const preview = 'Preview';
export const preview_draft = 'The saved draft, with sample data.';
export const preview_live = 'What is sent now, with sample data.';
export const placeholders = 'Placeholders';
export const placeholders_lead =
  'The site puts the facts of each message in their place. Each text says which ones it may have.';
export const meaning_required = (meaning: string) => `${meaning} (must stay)`;
export const example = (text: string) => `For example: ${text}`;
export const registered = 'WhatsApp and SMS';
export const registered_lead =
  'Providers send only what they have approved. To change an SMS, register its new text and put the approved template number under its name into SMS_TEMPLATES. WhatsApp’s approved template frames the short text, so that one can change.';
export const registered_whatsapp = 'WhatsApp template:';
export const kinds = {
  account: 'Account and security',
  applications: 'Applications',
  views: 'Views',
  auditions: 'Auditions',
  invitations: 'Invitations and offers',
  conversations: 'Conversations',
  plans: 'Plans',
  alerts: 'Alerts',
} as const;
export const channels = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'Browser',
} as const;
export const parts = {
  subject: 'Subject',
  paragraph: 'Paragraph',
  note: 'Small print',
  short: 'Short text for the inbox, WhatsApp and the browser',
} as const;
