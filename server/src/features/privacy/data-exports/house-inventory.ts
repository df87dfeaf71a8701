import { houseCallRows } from '#features/privacy/data-exports/house-call-inventory.ts';
import { houseSuspensionRows } from '#features/privacy/data-exports/house-suspension-inventory.ts';
import {
  COPY,
  FORM,
  type Inventory,
  KEY,
  rowsOf,
  THEIRS,
} from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'production_house_id', of: 'the house' } as const;
/** The data held on a house: its profile and its actions. Talent appear only by name. */
export const houseInventory: Inventory = {
  held: [
    rowsOf('production_house', {
      file: 'company',
      list: 'company',
      by: 'id',
      of: 'the house',
      stored: 'profile_photo',
      without: { saved_by_request: FORM },
    }),
    rowsOf('account', {
      file: 'team',
      list: 'members',
      by: 'production_house_id',
      of: 'the house',
      columns: ['id', 'display_name', 'email', 'team_role', 'created_at', 'verified_at', 'removed_at'],
    }),
    ...houseSuspensionRows,
    rowsOf('team_invitation', {
      file: 'team',
      list: 'invitations',
      ...own,
      without: { seed: KEY, token_hash: KEY, mailbox: COPY },
    }),
    rowsOf('audit_log_entry', {
      file: 'team',
      list: 'what_was_done',
      ...own,
      without: { id: COPY },
    }),
    ...houseCallRows,
    rowsOf('review_preset', {
      file: 'calls',
      list: 'saved_filters_and_messages',
      ...own,
    }),
    rowsOf('talent_list', {
      file: 'lists',
      list: 'lists',
      ...own,
    }),
    rowsOf('talent_list_entry', {
      file: 'lists',
      list: 'talents_on_lists',
      by: 'talent_list_id',
      of: 'talent_list',
    }),
    rowsOf('profile_view', {
      file: 'lists',
      list: 'profiles_looked_at',
      ...own,
    }),
  ],
  leftOut: {
    application_media: THEIRS,
    application_consent: THEIRS,
    audition_reminder: THEIRS,
    alerted_job: THEIRS,
    saved_job: THEIRS,
    house_mute: 'Only the talent sees which houses they have muted.',
  },
};
