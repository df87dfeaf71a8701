export const page = 'Content';
export const lead = 'Changes are saved as a draft. Visitors see them when you publish.';
export const pages = 'Pages';
export const legal = 'Legal texts';
export const legal_lead = 'Each change is a version that visitors can still read later.';
export const projects = 'Projects';
export const projects_lead = 'The site lists them by year, newest first.';
export const project_add = 'Add a project';
export const projects_none = 'No projects yet.';
export const goes_live = (time: string) => `Goes live ${time}`;
export const state_public_draft = 'Public, with a draft';
export const state_draft = 'Draft';
export const state_removed = 'Removed';
export const state_changed = (time: string) => `Changed ${time}`;
export const state_public = 'Public';
export const titles = {
  project: 'Project',
  clients: 'Clients',
  banners: 'About us banners',
  featured: 'Featured talent',
  services: 'Service texts',
  plan: 'Plan text',
  about: 'About us text',
  legal: 'Legal text',
} as const;
export const plan_title = (plan: string | null) => `Text of the ${plan} plan`;
export const new_project = 'New project';

export const all = 'All content';
export const draft_saved = (name: string, time: string) => `Draft saved by ${name} on ${time}.`;
export const language_with_error = (language: string) => `${language} (with an error)`;
export const translation_lead =
  'Pictures, order and everything else are the same in both languages. A text without a translation is shown in English.';
export const shown_in_english = 'Shown in English';
export const english_text = 'English text';
export const english_decides = 'The page tells readers of the translation that the English text applies.';
export const save = 'Save draft';
export const discard_question = 'Discard the draft?';
export const discard = 'Discard draft';
export const remove_question = 'Remove this project from the site?';
export const remove_confirm = 'Remove project';
export const remove = 'Remove from the site';
export const unsaved = 'Your changes are not saved';
export const unsaved_keep = 'Keep editing';
export const unsaved_leave = 'Leave without saving';

export const publish = 'Publish';
export const publish_unsaved = 'Save the draft before you publish it.';
export const publish_now = 'Publish now';
export const waits_for = {
  owner: 'Another owner has to publish this draft, because it is a legal text.',
  moderator: 'A moderator or an owner has to publish this draft, because it links to another site.',
} as const;
export const ask_approval = 'Ask for approval';
export const approval_asked = (time: string) => `Approval was asked for on ${time}.`;
export const publish_later = 'Publish later';
export const publish_time = 'Time in India';
export const publish_when = 'Choose a day and a time in the future, within a year.';
export const schedule = 'Schedule';
export const scheduled = (time: string) => `Goes live on ${time}`;
export const scheduled_lead = 'To change the draft or the time, cancel the schedule first.';
export const schedule_cancel = 'Cancel the schedule';

export const preview_lead =
  'The public page with the saved draft, in the language you are editing. Only this link shows it, for 10 minutes.';
export const preview_open = 'Open in a new tab';
export const devices = {
  phone: 'Phone',
  desktop: 'Desktop',
} as const;
export const preview_region = 'Page in the preview';
export const preview_frames = {
  phone: 'Page at the width of a phone',
  desktop: 'Page at the width of a desktop',
} as const;

export const history = 'History';
export const history_lead =
  'Publishing an earlier version keeps your draft. An earlier legal text becomes the draft, for another owner to publish.';
export const history_removed = (time: string) => `Removed ${time}`;
export const history_published = (time: string) => `Published ${time}`;
export const history_by = (name: string) => `by ${name}`;
export const history_first = 'before the first edit';
export const history_public = 'public now';
export const history_look_at = (time: string) => `View the version of ${time}`;
export const history_look = 'View';
export const history_again_question = 'Publish this version again now?';
export const history_again_confirm = 'Publish version';
export const history_again_at = (time: string) => `Publish again: version of ${time}`;
export const history_again = 'Publish again';

export const item_up = (item: string) => `Move ${item} up`;
export const item_down = (item: string) => `Move ${item} down`;
export const banner_add = 'Add a banner';
export const banner = (number: number) => `banner ${number}`;
export const banner_picture = (number: number) => `Picture ${number}`;
export const banner_alt = (number: number) => `What picture ${number} shows`;
export const banner_alt_hint = 'For people who can’t see it.';
export const client_add = 'Add a client';
export const client_new = 'new client';
export const client_name = (number: number) => `Name of client ${number}`;
export const client_logo = (name: string) => `Logo of ${name}`;
export const client_logo_new = 'Logo of the new client';
export const plan_lead =
  'These texts only describe the plan. They do not change what it allows, such as the number of applications.';
export const feature_add = 'Add a feature';
export const feature_item = (number: number) => `feature ${number}`;
export const feature = (number: number) => `Feature ${number}`;
export const featured_none = 'No talent chosen. The home page shows talent with the Pro plan.';
export const featured_find = 'Find talent by name';
export const featured_not_found = 'No talent found.';
export const featured_add_one = (name: string) => `Add ${name}`;
export const featured_add = 'Add';
export const featured_private = 'not shown, because this profile is not public';

export const about_text = 'About text';
export const legal_intro = 'Introduction';
export const legal_text = 'Text';
export const legal_product = 'the name of this site';
export const legal_operator = 'the company that runs it';
export const legal_address = 'in a paragraph of its own: the company’s address, email and phone';
export const legal_officer = 'in a paragraph of its own: the Grievance Officer with the same contact details';
export const legal_change = 'What is this change?';
export const legal_change_wording = 'It only corrects the wording';
export const legal_change_terms =
  'It changes what people agree to. Ask everyone to agree again (owners only)';
export const legal_note = 'What changed, in one or two sentences';
export const legal_note_hint = 'Everyone who has an account sees this on their next visit.';
export const project_lines = {
  film_title: 'Title',
  genre: 'Genre',
  directed_by: 'Directed by',
  produced_by: 'Produced by',
  language: 'Language',
  platform: 'Platform',
} as const;
export const project_about = 'About the project';
export const project_poster = 'Poster';

export const link_to = 'Link to';
export const link_hint = 'A page of this site begins with /, another site with https://.';
export const link_wrong = 'Enter a link that begins with https://, mailto:, tel: or /.';
export const link_set = 'Set link';
export const link_remove = 'Remove link';
export const format_of = (field: string) => `Formatting of ${field}`;
export const tool_heading = 'Heading';
export const tool_small_heading = 'Small heading';
export const tool_bold = 'Bold';
export const tool_italic = 'Italic';
export const tool_list = 'List';
export const tool_numbered_list = 'Numbered list';
export const tool_quotation = 'Quotation';
export const tool_redo = 'Redo';
export const picture_replace = 'Replace';
export const picture_choose = 'Choose a picture';
export const picture_replace_of = (picture: string) => `Replace: ${picture}`;
export const picture_choose_of = (picture: string) => `Choose: ${picture}`;
export const picture_frame = 'What the frame shows';
export const picture_across = 'Left or right';
export const picture_down = 'Up or down';
export const picture_failed = 'We couldn’t save this picture. Try again.';
export const picture_storing = 'Saving...';
export const picture_use = 'Use this picture';
