import type { CompanyForm } from '@kirdaar/contract/houses/company';
import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { leaveVerifiedName } from '#features/accounts/identity/verified-names.ts';
import { insertHouseEvent } from '#features/houses/audit-log/queries.ts';
import { findCompany, lockCompany, updateCompany } from '#features/houses/company-profile/queries.ts';
import { formId } from '#platform/database/derived-id.ts';
import { nextTimestamp } from '#platform/database/next-timestamp.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { serve } from '#platform/http/serve.ts';
import { storePublicPicture } from '#platform/media/prepare-file.ts';
import type { Services } from '#platform/services.ts';
import { publicAddress } from '#platform/storage/storage.ts';

export function companyRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/production/profile', async ({ actor }) => {
    return { success: true, production_house: await findCompany(db, actor.production_house_id) };
  });

  serve(app, 'PUT /api/production/profile', async ({ actor, body, files }) => {
    await saveCompany(services, actor, body, files.image[0]);
    const production_house = await findCompany(db, actor.production_house_id);
    return { success: true, message: msg('profile_saved'), production_house };
  });
}

/** Saves a company profile together with its logo, or neither. A repeated request changes nothing. */
async function saveCompany(
  { db, storage, now, queue }: Services,
  actor: ProductionActor,
  form: CompanyForm,
  logo: ReceivedFile | undefined,
) {
  const { id: saved_by, production_house_id } = actor;
  const { if_match, request_id: _id, ...changes } = form;
  const saved_by_request = formId(form);
  const file = logo && (await storePublicPicture({ storage }, 'image', logo));
  // Holds the file, new or old, that nothing refers to in the end.
  let unused = file;
  try {
    unused = await db.transaction().execute(async (trx) => {
      const company = await lockCompany(trx, production_house_id);
      if (saved_by_request && saved_by_request === company.saved_by_request) return file;
      if (if_match && if_match !== (company.updated_at ?? 'never'))
        throw new AppError('company_changed_elsewhere');

      await followName({ db: trx, now, queue }, actor, company.company_name, changes.company_name);
      await updateCompany(trx, production_house_id, {
        ...changes,
        ...(file && { profile_photo: publicAddress(file) }),
        updated_at: nextTimestamp(company.updated_at, now()),
        saved_by_request,
        saved_by,
      });
      return file && fileOf(company.profile_photo);
    });
  } finally {
    if (unused) await storage.remove('public', unused);
  }
}

/** Ends the verification with the name that staff checked, and records the former name. */
async function followName(
  services: Pick<Services, 'db' | 'now' | 'queue'>,
  actor: ProductionActor,
  former: string | null,
  name: string,
) {
  const isOther = await leaveVerifiedName(services, actor.production_house_id, former, name);
  if (isOther && former)
    await insertHouseEvent(services.db, actor, services.now(), { action: 'renamed', name: former });
}

function fileOf(address: string | null): string | undefined {
  return address?.match(/^\/media\/public\/([\w-]+\.\w+)$/)?.[1];
}
