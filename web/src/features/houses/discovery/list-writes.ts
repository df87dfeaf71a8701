import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import { type ActionFunctionArgs, replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { housePaths } from '#house-paths.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/houses/discovery.ts';

export const listFields = [
  {
    name: 'name',
    label: words.list_name,
    placeholder: words.list_name_example,
    required: true,
    maxLength: MAX_LINE,
  },
] as const;

interface Entries {
  list_id: string;
  talent_ids: string[];
}

const on = ({ list_id, talent_ids }: Entries) => ({ params: { id: list_id }, body: { talent_ids } });

/** What a house changes about its talent lists, the invitations to apply that it sends, and whom it considers. */
export const listWrites = {
  createList: (body: { name: string }) => callApi('POST /api/production/talent-lists', { body }),
  addTalent: (entries: Entries) => callApi('POST /api/production/talent-lists/:id/talents', on(entries)),
  removeTalent: (entries: Entries) =>
    callApi('POST /api/production/talent-lists/:id/talents/remove', on(entries)),
  inviteTalent: (body: { job_id: string; talent_ids: string[]; message: string; confirm: boolean }) =>
    callApi('POST /api/production/casting-invitations', { body }),
  considerTalent: ({ id, job_id }: { id: string; job_id: string }) =>
    callApi('POST /api/production/applications/:id/consider', { params: { id }, body: { job_id } }),
  /** Renames the list of the page. */
  renameList: (body: { name: string }, { params: { id = '' } }: ActionFunctionArgs) =>
    callApi('PUT /api/production/talent-lists/:id', { params: { id }, body }),
  deleteList: async (id: string) => {
    const { message } = await callApi('DELETE /api/production/talent-lists/:id', { params: { id } });
    showToast('success', message);
    throw replace(housePaths.talentLists);
  },
};
