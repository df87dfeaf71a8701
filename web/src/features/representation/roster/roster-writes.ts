import { clientScopes } from '@kirdaar/contract/rules/representation';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { callApi } from '#api/call-api.ts';
import { mandateWrites } from '#features/representation/mandates/mandate-writes.ts';

interface Adding {
  way: 'agency' | 'kept' | 'member';
  /** Identifies the filled form, so that the same form sent again keeps no second profile. */
  request_id: string;
  answers: Readonly<Record<string, string>>;
}

export const rosterWrites = {
  ...mandateWrites,
  add: ({ way, request_id, answers }: Adding) => {
    const { name = '', contact = '', role, date_of_birth = '', gender } = answers;
    const { note, commission_note, until } = answers;
    const ticked = clientScopes.filter((scope) => role || answers[scope] === '1');
    if (way === 'kept') {
      // The select offers only the genders.
      const body = { request_id, name, date_of_birth, gender: gender as Gender, scopes: ticked };
      return callApi('POST /api/user/agency/clients', { body });
    }
    const scopes = role === 'manager' ? [...ticked, 'manage' as const] : ticked;
    const body = { kind: way, name, contact, note, commission_note, until, scopes };
    return callApi('POST /api/user/mandates', { body });
  },
  moveToFolder: ({ id, folder }: Record<'id' | 'folder', string>) =>
    callApi('PUT /api/user/agency/clients/:id', { params: { id }, body: { folder } }),
};
