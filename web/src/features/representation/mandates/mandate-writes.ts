import type { EndpointInput } from '@kirdaar/contract/api';
import type { TakeOver } from '@kirdaar/contract/representation/mandates';
import { registrationConsent } from '@kirdaar/contract/rules/consents';
import { replace } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { openAccount } from '#features/accounts/identity/open-account.ts';
import { paths } from '#paths.ts';

export const mandateWrites = {
  invite: (body: EndpointInput<'POST /api/user/mandates', File>['body']) =>
    callApi('POST /api/user/mandates', { body }),
  resend: (id: string) => callApi('POST /api/user/mandates/:id/resend', { params: { id } }),
  handOver: ({ id, contact }: Record<'id' | 'contact', string>) =>
    callApi('POST /api/user/mandates/:id/hand-over', { params: { id }, body: { contact } }),
  endMandate: (id: string) => callApi('POST /api/user/mandates/:id/end', { params: { id } }),
  showPublicly: ({ id, shown_publicly }: { id: string; shown_publicly: boolean }) =>
    callApi('PUT /api/user/mandates/:id', { params: { id }, body: { shown_publicly } }),
};

export const mandateLinkWrites = {
  accept: async (token: string) => {
    await callApi('POST /api/user/mandates/accept', { body: { token } });
    throw replace(paths.representation);
  },
  decline: (token: string) => callApi('POST /api/mandate/decline', { body: { token } }),
  takeOver: async (answers: Record<Exclude<keyof TakeOver, 'consent_version'>, string>) => {
    const body = { ...answers, consent_version: registrationConsent.version };
    throw replace(openAccount(await callApi('POST /api/mandate/take-over', { body }), paths.completeProfile));
  },
};
