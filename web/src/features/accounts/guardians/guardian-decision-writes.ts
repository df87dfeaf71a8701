import type {
  ChangedText,
  DecisionOfGuardian,
  GuardedChild,
  GuardianChoices,
  GuardianInvitation,
} from '@kirdaar/contract/accounts/guardians';
import type { Reply } from '@kirdaar/contract/api';
import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { callApi } from '#api/call-api.ts';

/** What a guardian sees after entering a code. */
export type GuardianDecisions = Reply<'POST /api/guardian/open'>;

/** What the parts of the page about a child need. */
export interface GuardedChildProps {
  /** Proves that the guardian entered a code. */
  pass: string;
  child: GuardedChild;
  consentText: string;
  onChanged: (decisions: GuardianDecisions) => void;
}

interface OfChild {
  pass: string;
  child: string;
}

/** What a guardian does on the page of their own, without an account. */
export const guardianDecisionWrites = {
  sendLink: ({ contact }: { contact: string }) => callApi('POST /api/guardian/link', { body: { contact } }),
  sendCode: (token: string) => callApi('POST /api/guardian/code', { body: { token } }),
  open: (body: { token: string; otp: string }) => callApi('POST /api/guardian/open', { body }),
  sendMobileCode: (body: { pass: string; mobile: string }) => callApi('POST /api/guardian/mobile', { body }),
  proveMobile: (body: { pass: string; mobile: string; otp: string }) =>
    callApi('POST /api/guardian/mobile/confirm', { body }),
  startDigilocker: (pass: string) => callApi('POST /api/guardian/digilocker', { body: { pass } }),
  consent: (choices: GuardianChoices) =>
    callApi('POST /api/guardian/consent', {
      // The form is not sent until the box is ticked.
      body: { ...choices, consent_version: guardianConsent.version, agreed: true },
    }),
  agree: (body: OfChild & { agreed: Pick<ChangedText, 'page' | 'version'>[] }) =>
    callApi('POST /api/guardian/legal', { body }),
  decide: (body: DecisionOfGuardian) => callApi('POST /api/guardian/decide', { body }),
  notMine: (body: OfChild) => callApi('POST /api/guardian/not-mine', { body }),
  invite: (
    body: OfChild & Pick<GuardianInvitation, 'name' | 'relation'> & Record<'mobile' | 'email', string>,
  ) => callApi('POST /api/guardian/invite', { body }),
  saveChoices: (body: GuardianChoices) => callApi('PUT /api/guardian/choices', { body }),
  withdraw: (body: OfChild) => callApi('POST /api/guardian/withdraw', { body }),
  deleteAccount: (body: OfChild) => callApi('POST /api/guardian/account-deletion', { body }),
  keepAccount: (body: OfChild) => callApi('POST /api/guardian/account-deletion/cancel', { body }),
};
