import type { NewPackage } from '@kirdaar/contract/representation/packages';
import { callApi } from '#api/call-api.ts';

type Answers = Record<'request_id' | 'label' | 'note' | 'days', string> & { clients: string[] };

export const packageWrites = {
  createPackage: ({ days, ...answers }: Answers) =>
    callApi('POST /api/user/agency/packages', {
      // The select offers only the numbers of the contract.
      body: { ...answers, days: Number(days) as NewPackage['days'] },
    }),
  endPackage: (id: string) => callApi('DELETE /api/user/agency/packages/:id', { params: { id } }),
};
