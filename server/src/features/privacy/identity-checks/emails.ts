import type { CorrectionAsker, CorrectionKind } from '@kirdaar/contract/rules/person-requests';
import {
  type EmailTemplate,
  leadingTo,
  type SecretEmailTemplate,
} from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { maskEmail } from '#platform/channels/mask-contact.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

const words = serverWords('privacyEmails');

interface Correction {
  role: AccountRole;
  kind: CorrectionKind;
  from: string | null;
  to: string;
  asked_by: CorrectionAsker;
  id: string;
  token: string;
}

const name: Correction = {
  role: 'talent',
  kind: 'name',
  from: 'Meera Joshi',
  to: 'Mira Joshi',
  asked_by: 'person',
  id: '0198a8a0-0000-7000-8000-000000000001',
  token: 'a-sample-of-a-token',
};

/** Tells the person what staff corrected. Browsers do not send the part of a URL after # to servers. */
export const correctionEmail: EmailTemplate<Correction> = {
  name: 'data-corrected',
  kind: 'account',
  sample: name,
  shapes: [
    shape('date_of_birth', { from: '1999-05-01', to: '2009-05-01', asked_by: 'guardian' }),
    shape('email', { from: 'old@one.example', to: 'new@one.example' }),
  ],
  write: inEachLanguage(
    (language) =>
      ({ role, kind, from, to, asked_by, id, token }, { name: product, address }) => {
        const shown = (value: string) => (kind === 'date_of_birth' ? formatDay(value, language) : value);
        return {
          ...words[language].data_corrected({
            ...{ kind, asked_by, product, to: shown(to), from: from && shown(from) },
            page: address + objectionPath(id, token),
          }),
          path: settingsOf(role),
        };
      },
  ),
};

/** Tells the person that staff entered another email, while they can still object. */
export const emailProposedEmail: EmailTemplate<Pick<Correction, 'to' | 'asked_by' | 'id' | 'token'>> = {
  name: 'email-proposed',
  kind: 'account',
  // The hours until the link is sent do not wait for the morning either.
  atOnce: true,
  sample: { ...name, to: 'new@one.example' },
  // On a phone too, where the email that is to be replaced may be out of reach.
  write: leadingTo(
    ({ id, token }) => objectionPath(id, token),
    (language) =>
      ({ to, ...facts }) =>
        words[language].email_proposed({ ...facts, email: maskEmail(to) }),
  ),
};

function objectionPath(id: string, token: string): string {
  return `/object-to-correction#id=${id}&token=${token}`;
}

function settingsOf(role: AccountRole): string {
  return role === 'talent' ? '/user/account' : '/production/account';
}

function shape(kind: CorrectionKind, sample: Partial<Correction>) {
  return {
    name: kind.replaceAll('_', '-'),
    fits: (facts: Correction) => facts.kind === kind,
    sample: { ...name, ...sample, kind },
  };
}

/** Proves the email that staff entered for an account. */
export const emailProofEmail: SecretEmailTemplate<{ token: string }> = {
  name: 'email-proof',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email'],
  sample: { token: 'a-sample-of-a-token' },
  write: inEachLanguage((language) => ({ token }, { name: product, address }) => ({
    ...words[language].email_proof({ product, page: `${address}/confirm-email#token=${token}` }),
    path: '/confirm-email',
  })),
};

/** Says what became of the document for the verified badge; without a reason the badge shows. */
export const badgeEmail: EmailTemplate<{ reason: string | null }> = {
  name: 'badge-checked',
  kind: 'account',
  sample: { reason: null },
  shapes: [
    {
      name: 'rejected',
      fits: ({ reason }) => reason !== null,
      sample: { reason: 'The name on the document differs from the name of your profile.' },
    },
  ],
  write: leadingTo('/user/account', (language) => words[language].badge_checked),
};

/** Tells the person that staff did what they asked about their data. */
export const requestDoneEmail: EmailTemplate<{ kind: 'correction' | 'objection' | 'appeal' }> = {
  name: 'request-done',
  kind: 'account',
  sample: { kind: 'correction' },
  shapes: (['objection', 'appeal'] as const).map((name) => ({
    name,
    fits: ({ kind }) => kind === name,
    sample: { kind: name },
  })),
  write: leadingTo('/grievance', (language) => words[language].request_done),
};
