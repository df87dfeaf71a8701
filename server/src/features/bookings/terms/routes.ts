import { msg } from '@kirdaar/contract/messages';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { FastifyInstance } from 'fastify';
import { belongsToChild } from '#features/accounts/guardians/guardianship.ts';
import { withProofs } from '#features/bookings/pay/shown-proofs.ts';
import { findSheetProblem } from '#features/bookings/shoot-days/find-sheet-problem.ts';
import { checkTerms } from '#features/bookings/terms/check-terms.ts';
import { drawDealMemo } from '#features/bookings/terms/draw-deal-memo.ts';
import { feeUnitIn } from '#features/bookings/terms/fee-unit-in.ts';
import { findPayPage } from '#features/bookings/terms/find-pay-page.ts';
import { changeTerms, offerWithTerms } from '#features/bookings/terms/offer-with-terms.ts';
import { findHousePage, findMemo, findOwnPage, type TermsPage } from '#features/bookings/terms/queries.ts';
import { keepTerms, signTerms } from '#features/bookings/terms/sign-terms.ts';
import { sendSigningCode } from '#features/bookings/terms/signer.ts';
import { currentActing } from '#platform/http/acting.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Terms of offers: what both sides sign, version by version, as a page and a PDF. */
export function termsRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/production/applications/:id/terms', async ({ actor, params }) => {
    const found = await findPayPage(services, actor, params.id);
    const { role, compensation, talent_id: _talent, ...page } = found;
    return { success: true, ...withProofs(services, page), role: { ...role, per: feeUnitIn(compensation) } };
  });

  serve(app, 'POST /api/production/applications/:id/terms/code', async ({ actor, params, body, client }) => {
    orThrow(await findHousePage(db, actor, params.id, now()), 'application_not_found');
    await checkTerms(services, params.id, body);
    return { success: true, message: msg('code_sent_to', await sendSigningCode(services, actor, client)) };
  });

  serve(app, 'POST /api/production/applications/:id/terms', async ({ actor, params, body, client }) => {
    const { otp, ...offer } = body;
    await offerWithTerms(services, actor, params.id, offer, { otp, client });
    return { success: true, message: msg('offer_sent') };
  });

  serve(
    app,
    'POST /api/production/applications/:id/terms/change',
    async ({ actor, params, body, client }) => {
      const { otp, ...terms } = body;
      await changeTerms(services, actor, params.id, terms, { otp, client });
      return { success: true, message: msg('terms_sent') };
    },
  );

  serve(app, 'GET /api/production/applications/:id/deal-memo.pdf', async ({ actor, params, query }) =>
    readMemo(await findPayPage(services, actor, params.id), query),
  );

  serve(app, 'GET /api/user/offers/:id/terms', async ({ actor, params }) => {
    const page = orThrow(await findOwnPage(db, actor.id, params.id, now()), 'role_offer_not_found');
    const shoot_days = page.shoot_days.filter((sheet) => !page.is_child || !findSheetProblem(sheet));
    return {
      success: true,
      ...withProofs(services, { ...page, shoot_days }),
      signer: await findReader(actor),
    };
  });

  serve(app, 'POST /api/user/offers/:id/terms/code', async ({ actor, params, client }) => {
    orThrow(await findOwnPage(db, actor.id, params.id, now()), 'role_offer_not_found');
    return { success: true, message: msg('code_sent_to', await sendSigningCode(services, actor, client)) };
  });

  serve(app, 'POST /api/user/offers/:id/terms/sign', async ({ actor, params, body, client }) => {
    await signTerms(services, actor, { ...body, offerId: params.id, client });
    return { success: true, message: msg('terms_signed') };
  });

  serve(app, 'POST /api/user/offers/:id/terms/keep', async ({ actor, params, body }) => {
    await keepTerms(services, actor, { ...body, offerId: params.id });
    return { success: true, message: msg('terms_kept') };
  });

  serve(app, 'GET /api/user/offers/:id/deal-memo.pdf', async ({ actor, params, query }) =>
    readMemo(orThrow(await findOwnPage(db, actor.id, params.id, now()), 'role_offer_not_found'), query),
  );

  async function findReader(actor: TalentActor) {
    const kind = currentActing()?.[0].kind;
    if (kind === 'guardian') return 'reader';
    if (await belongsToChild(services, actor)) return 'guardian';
    return kind ? 'talent' : 'reader';
  }

  async function readMemo(
    { offer, versions, ...memo }: TermsPage,
    { language, ...asked }: { version?: number | undefined; language: Language },
  ) {
    const version = versions.find((one) => one.version === (asked.version ?? one.version));
    const shown = orThrow(version, 'terms_not_found');
    const sealed = offer && (await findMemo(db, offer.id, shown.version, language));
    return sealed?.file ?? drawDealMemo(memo, shown, language, now());
  }
}
