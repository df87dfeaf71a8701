import { plural } from '#words/plural.ts';

/** A talent's public page: who sees it, share links and material for print. */

export const lead = 'Choose who can see your profile, see who viewed it, and share it.';
export const preview_lead =
  'Your page as visitors see it. Production houses you apply to also see your measurements; choose in your profile who else can see them.';

export const visibility_title = 'Who can see me';
export const visibility_lead = 'Your phone number and email are never on your page.';
export const visibility_failed = 'We couldn’t save your choice. Try again.';
export const everyone = 'Everyone';
export const everyone_effect = 'You appear in the public lists, and anyone can open your page.';
export const houses = 'Production houses';
export const houses_effect =
  'Only logged-in production houses can open your page. You don’t appear in public lists.';
export const link_holders = 'People with a link';
export const link_holders_effect =
  'You don’t appear in lists. Your page opens only with the share links you create below.';
export const child_lists = 'Public lists and production houses verified for children';
export const child_lists_effect =
  'The first name and a photo appear in the public lists. Only production houses with checked documents can open the page.';
export const child_houses = 'Production houses verified for children';
export const child_houses_effect =
  'Only production houses with checked documents can open the page. The child doesn’t appear in public lists.';
export const child_nobody = 'Nobody';
export const child_nobody_effect = 'Only production houses that received an application can see the child.';
export const own_page = <Part>(link: Part) => ['Your page: ', link];
export const hidden_email = 'Your page is hidden until you verify your email.';
export const hidden_birth_date = 'Your page is hidden, because your date of birth is missing.';
export const hidden_choice =
  'You are 18 now. Your page stays hidden until you choose who sees you, here below.';
export const hidden_choice_action = 'Read how we protect your data';
export const hidden_guardian = 'This page is hidden until a parent or guardian gives consent.';
export const hidden_guardian_action = 'Go to the page for parents';

export const views_title = 'Who viewed me';
export const views_lead = (days: number) =>
  `In the last ${days} days. Production houses know that you can see their visits. Other visitors are only counted.`;
export const views_none = 'No production house has viewed your profile yet.';
export const views_list = 'Production houses that viewed me';
export const views_verified = 'Verified';
export const views_often = (day: string, days: number) => `${day}, on ${days} days`;
export const views_others = (count: number) => `Other visitors: ${count}`;

export const links_title = 'Share links';
export const links_lead =
  'Anyone with a share link can see your page until the link stops working, whatever you chose above. Search engines do not list it.';
export const links_none = 'No share links yet. Create one to send your page to someone.';
export const links_active = 'Active links';
export const links_ended_count = (count: number) => `Inactive links (${count})`;
export const links_ended = 'Inactive links';
export const link_label_example = 'Casting of the new series';
export const link_label_hint = 'Only you see this.';
export const link_days = 'How long should it work?';
export const link_days_missing = 'Please choose how long the link works.';
export const link_days_options = {
  1: '1 day',
  7: '1 week',
  30: '1 month',
  90: '3 months',
  365: '1 year',
} as const;
export const link_creating = 'Creating...';
export const link_not_copyable = 'This link still works but can no longer be copied.';
export const link_end_question = (label: string) => `Turn off the link “${label}”?`;
export const link_end_confirm = 'Turn off this link';
export const link_end_of = (label: string) => `Turn off link: ${label}`;
export const link_until = (day: string) => `Works until ${day}`;
export const link_ended_by_you = (day: string) => `Turned off by you on ${day}`;
export const link_ended_on = (day: string) => `Ended on ${day}`;
export const link_opened = (times: number) =>
  plural(times, { one: `opened once`, other: `opened ${times} times` });
export const link_not_opened = 'not opened yet';

export const print_title = 'Print and share';
export const print_lead =
  'An A5 comp card with your photos, a size sheet for costume departments, and a QR code for your page. None of them shows your phone number or email.';
export const print_link = 'Link on the card and in the QR code';
export const print_public_page = 'My public page';
export const print_share_link = (label: string) => `Link: ${label}`;
export const print_link_needed = 'Only share links open your page. Choose one for the card and the QR code.';
export const qr_code_of = (url: string) => `QR code for ${url}`;
export const comp_card_file = (name: string) => `${name}, comp card.pdf`;
export const size_sheet_file = (name: string) => `${name}, size sheet.pdf`;
export const qr_code_png = 'QR code (PNG)';
export const qr_code_png_file = (name: string) => `${name}, QR code.png`;
export const qr_code_svg = 'QR code (SVG)';
export const qr_code_svg_file = (name: string) => `${name}, QR code.svg`;
export const download_busy = 'Preparing...';

export const shared_ended = 'This link no longer works.';
export const shared_ended_hint = 'Ask the person who sent it to you for a new link.';
export const shared_by = (name: string) => `${name} shared this profile.`;
export const shared_lead = (name: string, day: string) =>
  `${name} shared this profile. The link works until ${day}.`;
export const shared_contact = (name: string, product: string) =>
  `Production houses can contact ${name} through ${product}.`;
