import type { Consent } from '@kirdaar/contract/privacy/consents';
import {
  applyConsents,
  channelConsents,
  guardianConsent,
  registrationConsent,
} from '@kirdaar/contract/rules/consents';
import { listConsents } from '#features/privacy/consents/queries.ts';
import type { Database } from '#platform/database/database.ts';

type Row = Awaited<ReturnType<typeof listConsents>>[number];

/** Returns what an account has agreed to, newest first, with the texts of the current versions. */
export async function readConsents(db: Database, account_id: string): Promise<Consent[]> {
  const rows = await listConsents(db, account_id);
  return rows.map(({ parts, ...row }) => ({ ...row, texts: textsOf({ parts, ...row }) }));
}

function textsOf({ kind, version, parts }: Row): string[] {
  const shown = {
    registration: [registrationConsent],
    // A whole text, which has a page of its own.
    legal: [],
    application: applyConsents.filter(({ id }) => parts.includes(id)),
    guardian: [guardianConsent],
    whatsapp: [channelConsents.whatsapp],
    sms: [channelConsents.sms],
  }[kind];
  return shown.filter((consent) => consent.version === version).map(({ text }) => text);
}
