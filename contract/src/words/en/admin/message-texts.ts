/** The emails and messages that staff can reword. */

export const page = 'Emails and messages';
export const lead = 'All messages that the site sends. Open one to change its text in English and Hindi.';
export const all_content = 'All content';
export const goes_live = (time: string) => `goes live ${time}`;
export const with_draft = 'with a draft';
export const changed_by_staff = 'changed by staff';
export const all_messages = 'All messages';
export const channels_lead = (channels: string) => `${channels}.`;
export const draft_saved = (name: string, time: string) => `Draft saved by ${name} on ${time}.`;
export const edit = 'Edit';
export const saving = 'Saving...';
export const save = 'Save draft';
export const originals = 'Restore all original texts';
export const discard_question = 'Discard the draft?';
export const discard = 'Discard draft';
export const only_sometimes = 'Only in some cases.';
export const must_stay = (names: string) => `Must stay: ${names}.`;
export const may_be_used = (names: string) => `May be used: ${names}.`;
export const original = (text: string) => `Original: ${text}`;
export const original_restore_of = (field: string) => `Restore original: ${field}`;
export const original_restore = 'Restore original';
export const preview = 'Preview';
export const preview_draft = 'The saved draft, with sample data.';
export const preview_live = 'What is sent now, with sample data.';
export const placeholders = 'Placeholders';
export const placeholders_lead =
  'The site replaces them with the facts of each message. Each text lists the ones it may contain.';
export const meaning_required = (meaning: string) => `${meaning} (must stay)`;
export const example = (text: string) => `For example: ${text}`;
export const registered = 'WhatsApp and text messages';
export const registered_lead =
  'Providers send only what they have approved. To change a text message, register its new text and add the approved template number to SMS_TEMPLATES under the message’s name. WhatsApp shows the short text inside its approved template, so you can change it.';
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
  sms: 'Text message',
  push: 'Browser',
} as const;
export const parts = {
  subject: 'Subject',
  paragraph: 'Paragraph',
  note: 'Small print',
  short: 'Short text for the inbox, WhatsApp and the browser',
} as const;
