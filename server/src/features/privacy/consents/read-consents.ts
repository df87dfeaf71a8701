import type { Consent } from '@kirdaar/contract/privacy/consents';
import {
  applyConsents,
  channelConsents,
  guardianConsent,
  registrationConsent,
} from '@kirdaar/contract/rules/consents';
import { knownLanguage } from '@kirdaar/contract/rules/languages';
import { listConsents } from '#features/privacy/consents/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Database } from '#platform/database/database.ts';

const words = serverWords('consents');

type Row = Awaited<ReturnType<typeof listConsents>>[number];

/** Returns what an account has agreed to, newest first, with the texts of the current versions as they were shown. */
export async function readConsents(db: Database, account_id: string): Promise<Consent[]> {
  const rows = await listConsents(db, account_id);
  return rows.map(({ parts, ...row }) => ({ ...row, texts: textsOf({ parts, ...row }) }));
}

function textsOf({ kind, version, language, parts }: Row): string[] {
  const { registration, application, guardian, channels } = words[knownLanguage(language)];
  const shown = {
    registration: [{ ...registrationConsent, text: registration(String, String).join('') }],
    // A whole text, which has a page of its own.
    legal: [],
    application: applyConsents
      .filter(({ id }) => parts.includes(id))
      .map(({ id, ...consent }) => ({ ...consent, text: application[id] })),
    guardian: [{ ...guardianConsent, text: guardian }],
    whatsapp: [{ ...channelConsents.whatsapp, text: channels.whatsapp }],
    sms: [{ ...channelConsents.sms, text: channels.sms }],
  }[kind];
  return shown.filter((consent) => consent.version === version).map(({ text }) => text);
}
