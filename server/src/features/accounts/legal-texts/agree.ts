import type { ChangedText } from '@kirdaar/contract/accounts/guardians';
import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import type { Language } from '@kirdaar/contract/rules/languages';
import { decideAsGuardian, type OfChild } from '#features/accounts/guardians/decide-as-guardian.ts';
import { belongsToChild } from '#features/accounts/guardians/guardianship.ts';
import { queueGuardianLink } from '#features/accounts/guardians/name-guardian.ts';
import { findGuardian } from '#features/accounts/guardians/queries.ts';
import {
  findLanguageShown,
  insertLegalConsents,
  listTextsToAgree,
} from '#features/accounts/legal-texts/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Agreed = Pick<ChangedText, 'page' | 'version'>[];
type Needs = Pick<Services, 'db' | 'now'>;

export async function readTextsToAgree(services: Needs, actor: Actor) {
  const asked = await listTextsToAgree(services.db, actor.id);
  return { asked, by_guardian: asked.length > 0 && (await belongsToChild(services, actor)) };
}

export async function agree(services: Needs, actor: Actor, agreed: Agreed, language: Language) {
  if (await belongsToChild(services, actor)) throw new AppError('guardian_agrees_for_child');
  const { db, now } = services;
  await db
    .transaction()
    .execute((trx) => record(trx, { account_id: actor.id, agreed, language, now: now() }));
}

export function agreeForChild(
  services: Services,
  { agreed, ...ofChild }: OfChild & { agreed: Agreed },
  language: Language,
) {
  return decideAsGuardian(services, ofChild, language, async ({ db, now }, { id, state, talent_id }) => {
    if (state !== 'agreed') throw new AppError('guardian_required');
    await record(db, { account_id: talent_id, guardian_id: id, agreed, language, now: now() });
  });
}

/** Sends the guardian of a child the link to their page, if there is something to agree to. */
export async function askGuardian(services: Services, talentId: string): Promise<EncodedMessage> {
  return services.db.transaction().execute(async (db) => {
    if ((await listTextsToAgree(db, talentId)).length === 0) return msg('nothing_to_agree');
    const guardian = await findGuardian(db, talentId);
    if (!guardian || guardian.state === 'withdrawn') throw new AppError('guardian_not_named');
    await queueGuardianLink({ ...services, db }, guardian);
    return msg('guardian_asked');
  });
}

interface Agreement {
  account_id: string;
  guardian_id?: string;
  agreed: Agreed;
  /** Of the page on which the texts were shown. */
  language: Language;
  now: Date;
}

async function record(db: Database, { account_id, guardian_id, agreed, language, now }: Agreement) {
  const asked = await listTextsToAgree(db, account_id);
  const known = agreed.filter((text) =>
    asked.some(({ page, version }) => page === text.page && version === text.version),
  );
  // A text that was agreed to in another window is not asked for any more.
  if (
    asked.some(({ page, version }) => agreed.some((text) => text.page === page && text.version !== version))
  )
    throw new AppError('legal_text_changed');
  if (known.length === 0) return;
  const given = { account_id, agreed_at: now.toISOString(), ...(guardian_id && { guardian_id }) };
  const consents = known.map(async ({ page, version }) => {
    return { ...given, page, version, language: await findLanguageShown(db, page, version, language) };
  });
  await insertLegalConsents(db, await Promise.all(consents));
}
