import { type ActionFunctionArgs, replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { housePaths } from '#house-paths.ts';
import { showToast } from '#ui/toast-list.ts';

interface Entry {
  list_id: string;
  talent_id: string;
}

/** What a house changes about its talent lists, and the invitations to apply that it sends. */
export const listWrites = {
  createList: (body: { name: string }) => callApi('POST /api/production/talent-lists', { body }),
  addTalent: ({ list_id, talent_id }: Entry) =>
    callApi('POST /api/production/talent-lists/:id/talents', {
      params: { id: list_id },
      body: { talent_id },
    }),
  removeTalent: ({ list_id, talent_id }: Entry) =>
    callApi('POST /api/production/talent-lists/:id/talents/remove', {
      params: { id: list_id },
      body: { talent_id },
    }),
  inviteTalent: (body: { job_id: string; talent_id: string; message: string }) =>
    callApi('POST /api/production/casting-invitations', { body }),
  /** Renames the list of the page. */
  renameList: (body: { name: string }, { params: { id = '' } }: ActionFunctionArgs) =>
    callApi('PUT /api/production/talent-lists/:id', { params: { id }, body }),
  deleteList: async (id: string) => {
    const { message } = await callApi('DELETE /api/production/talent-lists/:id', { params: { id } });
    showToast('success', message);
    throw replace(housePaths.talentLists);
  },
};
