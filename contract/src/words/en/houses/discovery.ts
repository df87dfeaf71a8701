import { plural } from '#words/plural.ts';

/** How a production house finds talent, keeps them in lists and invites them. */

export const title = 'Discover Professional Actors & Actresses for Your Next Project';
export const lead = 'Talent who applied to you, and talent who let production houses find them.';
export const scopes_label = 'Search in';
export const scope_applicants = 'Applied to you';
export const scope_talent = 'All talent';
export const filter_height = 'Height in cm';
export const filter_height_from = 'From';
export const filter_height_to = 'Up to';
export const chip_language = (language: string) => `Language: ${language}`;
export const chip_height_from = (height: string) => `From ${height} cm`;
export const chip_height_to = (height: string) => `Up to ${height} cm`;
export const applied = 'Applied to you';
export const leaving = 'Leaving: account being deleted';
export const view_more = <Part>(name: string, unseen: (text: string) => Part) => [
  'View More',
  unseen(` about ${name}`),
];

export const invite = 'Invite to apply';
export const invite_title = (name: string) => `Invite ${name} to apply`;
export const invite_none = (name: string) => `You have no open casting call left to invite ${name} to.`;
export const invite_several = (count: number) => `Invite ${count} talent to apply`;
export const invite_several_none = 'You have no open casting call to invite them to.';
export const invite_count = (count: number, total: number) =>
  count === total
    ? `All ${total} will be invited.`
    : `${count} of ${total} will be invited, ${total - count} not:`;
export const invite_not = 'Not invited';
export const invite_unseen = 'Talent you can’t see';
export const invite_unlikely = (count: number) =>
  plural(count, {
    one: `Also invite ${count} talent that the casting call does not ask for`,
    other: `Also invite the ${count} talent that the casting call does not ask for`,
  });
export const invite_send = (count: number) =>
  plural(count, { one: `Send ${count} invitation`, other: `Send ${count} invitations` });
export const select = 'Select';
export const select_of = (name: string) => `Select ${name}`;
export const select_all = (count: number) => `Select all ${count}`;
export const selection = 'Selected talent';
export const selection_count = (count: number) => `${count} selected`;
export const selection_clear = 'Clear selection';
export const invite_message_example = 'What you saw in the profile, and why this role.';
export const save = 'Save to a list';
export const save_title = (name: string) => `Save ${name} to a list`;
export const save_several = (count: number) => `Save ${count} talent to a list`;
export const save_new = 'Create list and save';
export const save_failed = 'We couldn’t change the list. Try again.';
export const load_failed = 'We couldn’t load this. Try again.';

export const lists_lead = 'Your production house’s lists of talent and invitations to apply.';
export const lists = 'Lists';
export const lists_who = 'Your whole team sees them. Talent do not.';
export const lists_none = 'No lists yet.';
export const list_created_by = (name: string) => `Created by ${name}`;
export const list_size = <Part>(count: number, unseen: (text: string) => Part) => [count, unseen(' talent')];
export const list_name = 'Name of the list';
export const list_name_example = 'Leads for the monsoon film';
export const list_create = 'Create list';
export const list_create_failed = 'We couldn’t create the list. Try again.';
export const invitations = 'Invitations';
export const invitations_lead = 'Invitations to your casting calls, latest first.';
export const invitations_none =
  'No invitations yet. To send one, open a profile and select “Invite to apply”.';
export const invitation_by = (title: string, name: string) => `${title}, invited by ${name}`;
export const invitation_answers = {
  waiting: 'No answer yet',
  applied: 'Applied',
  declined: 'Declined',
} as const;

export const list_unnamed = 'List';
export const list_lead = (name: string) => `Created by ${name}.`;
export const list_empty =
  'No talent on this list yet. To add some, open a profile and select “Save to a list”.';
export const list_unseen = (count: number) =>
  plural(count, {
    one: `${count} profile on this list can no longer be shown to you. Talent decide who sees their profile.`,
    other: `${count} profiles on this list can no longer be shown to you. Talent decide who sees their profile.`,
  });
export const list_added_by = (name: string) => `Added by ${name}`;
export const list_remove_label = (name: string) => `Remove ${name} from the list`;
export const list_settings = 'List settings';
export const list_rename = 'Save name';
export const list_rename_failed = 'We couldn’t save the name. Try again.';
export const list_delete = 'Delete list';
export const list_delete_question = (name: string) => `Delete the list “${name}”?`;
export const list_delete_failed = 'We couldn’t delete the list. Try again.';
export const history_title = 'List history';
export const history_lead = 'Renamed lists, removed talent and deleted lists, latest first.';
export const event_someone = 'Someone';

interface Change {
  list: string;
  talent: string;
  by: string | null;
}

export const events = {
  list_renamed: ({ list, by }: Change) => `“${list}” renamed${byline(by)}`,
  talent_removed: ({ list, talent, by }: Change) => `${talent} removed from “${list}”${byline(by)}`,
  list_deleted: ({ list, by }: Change) => `“${list}” deleted${byline(by)}`,
};

function byline(name: string | null): string {
  return name ? ` by ${name}` : '';
}
