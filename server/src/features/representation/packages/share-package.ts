import { randomUUID } from 'node:crypto';
import type { NewPackage, PackageLink } from '@kirdaar/contract/representation/packages';
import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_LINKS } from '@kirdaar/contract/rules/limits';
import { derivedTokenOf, newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import {
  addOpening,
  findShared,
  insertPackage,
  listPackages,
  listShownIn,
} from '#features/representation/packages/queries.ts';
import { listChosenClients } from '#features/representation/submissions/queries.ts';
import { publicProfileOf } from '#features/talent/directory/read-profile.ts';
import { markOfVisitor } from '#features/talent/public-profile/profile-views.ts';
import { insertVisitor, listPages } from '#features/talent/public-profile/queries.ts';
import { siteAddress } from '#platform/config/config.ts';
import { hasCode } from '#platform/database/database.ts';
import { formId } from '#platform/database/derived-id.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { actorOf } from '#platform/http/acting.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Row = Awaited<ReturnType<typeof listPackages>>[number];

/** Creates the link of a package, once per submitted form. */
export async function sharePackage(
  services: Services,
  { id: agency_id, acting }: TalentActor,
  form: NewPackage,
): Promise<PackageLink> {
  const { db, now, secrets } = services;
  const { label: title, note, days, clients } = form;
  const chosen = await listChosenClients(db, agency_id, clients, now());
  if (chosen.length < new Set(clients).size) throw new AppError('mandate_not_found');
  const hidden = chosen.filter(({ can_be_shown }) => !can_be_shown).map(({ talent_name }) => talent_name);
  if (hidden.length > 0) throw new AppError('package_clients_hidden', { names: hidden.join(', ') });
  const id = randomUUID();
  const row = {
    id,
    agency_id,
    request_id: formId(form),
    title,
    note,
    token_hash: hashToken(newDerivedToken(secrets.links, 'package', id)),
    created_by: acting ? actorOf(acting) : agency_id,
    created_at: now().toISOString(),
    expires_at: new Date(now().getTime() + days * DAY_MS).toISOString(),
  };
  try {
    return describePackage(
      services,
      await db.transaction().execute((trx) => insertPackage(trx, row, [...new Set(clients)])),
    );
  } catch (error) {
    if (hasCode(error, RULES.PROFILE_SHARE_LINK_LIMIT))
      throw new AppError('too_many_share_links', { max: MAX_LINKS });
    throw error;
  }
}

export async function readPackages(services: Services, agencyId: string): Promise<PackageLink[]> {
  const packages = await listPackages(services.db, agencyId);
  return packages.map((row) => describePackage(services, row));
}

function describePackage({ secrets, config }: Services, { token_hash, ...row }: Row): PackageLink {
  const token = derivedTokenOf(secrets.links, 'package', { seed: row.id, token_hash });
  return { ...row, address: token ? `${siteAddress(config)}/package/${token}` : null };
}

/** Returns what the link of a package shows to anybody who has it. */
export async function readSharedPackage(services: Services, token: string) {
  const { db, now } = services;
  const found = orThrow(await findShared(db, hashToken(token), now()), 'share_link_ended');
  const { id, agency_id, agency_name, agency_is_public, ...facts } = found;
  const ids = await listShownIn(db, id, now());
  const pages = await listPages(db, ids, now());
  const data = ids
    .flatMap((one) => pages.find((page) => page.id === one) ?? [])
    .flatMap((page) => publicProfileOf(services, page) ?? []);
  return { ...facts, agency: { id: agency_id, name: agency_name, is_public: agency_is_public }, data };
}

/** Counts a visitor of a package, each once a day. */
export async function countPackageVisit({ db, now, secrets }: Services, token: string, ip: string) {
  const { id } = orThrow(await findShared(db, hashToken(token), now()), 'share_link_ended');
  const day = dayInIndia(now());
  const mark = markOfVisitor(secrets, { page: id, day, ip });
  await db.transaction().execute(async (trx) => {
    if (await insertVisitor(trx, mark, day)) await addOpening(trx, id);
  });
}
